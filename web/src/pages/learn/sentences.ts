/** The last sentence of a text: where something is to be done, it says what. */
export function lastSentence(text: string): string {
  return /[^.!?\s][^.!?]*[.!?]*$/.exec(text)?.[0] ?? '';
}
