/** What somebody is about to report: a line of chat, or the name in a seat. */
export interface Reported {
  name: string;
  words?: string;
  line?: number;
  seat?: number;
}
