// Written by `python -m quivira.testing.typescript`; do not edit.

export interface Text {
  key: string;
  args: Record<string, Label>;
}

export type Label = number | string | Text | (number | string | Text)[];

export interface Position {
  type: 'play';
  number: number;
  since: number;
  waiting: number[];
  sides: Side[];
  outcome: Outcome | null;
}

export interface Side {
  seat: number | null;
  view: unknown;
  prompt: Text | null;
  cites: string;
  legal: Choice[];
  refused: Refused[];
  undo: number[];
  lines: Told[];
  answer?: Text | null;
  settled?: boolean;
}

export interface Choice {
  key: string;
  text: Text;
}

export interface Refused {
  key: string;
  text: Text;
  reason: Text;
}

export interface Told {
  number: number;
  at: number;
  events: Happened[];
  back?: number | null;
  forced?: boolean;
  own?: boolean;
}

export interface Happened {
  verb: string;
  seat: number | null;
  args: Record<string, Label>;
}

export interface Outcome {
  end_reason: string;
  scores: Points[];
}

export interface Points {
  seat: number;
  total: number;
  parts: Record<string, number>;
  tie_breaks: number[];
  rank: number;
}

export interface Moved {
  type: 'moved';
  number: number;
  after: number;
  waiting: number[];
  change: Record<string, unknown> | unknown[];
  lines: Told[][];
}

export interface TableInfo {
  type: 'table';
  table: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  language: string;
  pace: 'live' | 'turns';
  open: boolean;
  clock: Clock;
  status: 'closed' | 'over' | 'playing' | 'waiting';
  ended: 'abandoned' | 'resigned' | 'vote' | null;
  closes: number | null;
  patience: number | null;
  host: string;
  hostless: boolean;
  problem: string | null;
  number: number;
  revision: number;
  terms: number;
  fixed: boolean;
  lot: boolean;
  admits: 'accounts' | 'everybody';
  begins: number | null;
  fill: string | null;
  chairs: Seated[];
  waiting: number[];
  vote: Vote | null;
  vote_asks: number[];
  vote_ends: number | null;
  vote_waits: number | null;
  paused: number | null;
  incidents: Incident[];
  rematch: string | null;
  parent_number: number | null;
  spectators: boolean;
  watching: number;
  spectator_chat: 'delayed' | 'off' | 'open';
  chat_delay: number;
  created: number;
  updated: number;
}

export interface Clock {
  kind: 'bank' | 'move' | 'none';
  seconds: number;
  increment: number;
  then: 'bot' | 'loses';
  level: string;
}

export interface Seated {
  seat: number;
  name: string;
  person: string | null;
  bot: string | null;
  stand_in: string | null;
  gone: boolean;
  resigned: 'resigned' | 'time' | null;
  late: boolean;
  nudge: boolean;
  left: number | null;
  vacation: number | null;
  away_since: number | null;
  mark: number;
  ready: boolean;
  beside: boolean;
  called: boolean;
  unasked: boolean;
}

export interface Vote {
  to: number | null;
  seat: number;
  agreed: number[];
  kind: 'back' | 'end' | 'pause';
  against: number[];
  at: number;
}

export interface Incident {
  at: number;
  number: number;
  what:
    'bot' | 'ended' | 'kept' | 'left' | 'missing' | 'nudged' | 'paused' | 'resigned' | 'resumed' | 'returned' | 'time';
  seat: number | null;
  whom: number | null;
  level: string | null;
}

export interface Changed {
  type: 'changed';
  after: number;
  change: Record<string, unknown> | unknown[];
}

export interface ChatTold {
  type: 'chat';
  number: number;
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  words: string;
  at: number;
  hidden: boolean;
}

export interface Typing {
  type: 'typing';
  person: string;
}

export interface Ack {
  type: 'ack';
  id: string;
  number: number;
}

export interface Nack {
  type: 'refused';
  id: string;
  code: string;
  message: string;
  reason?: Text | null;
  number?: number | null;
}

export interface LobbyTold {
  type: 'lobby';
  tables: Listed[];
  left_out: number;
}

export interface Listed {
  table: string;
  game: string;
  seats: number;
  free: number;
  names: string[];
  bots: number;
  options: Record<string, boolean | number | string>;
  language: string;
  pace: 'live' | 'turns';
  open: boolean;
  clock: Clock;
  status: 'closed' | 'over' | 'playing' | 'waiting';
  closes: number | null;
  number: number;
  round: number | null;
  fixed: boolean;
  admits: 'accounts' | 'everybody';
  begins: boolean;
  updated: number;
  mine: number[];
  waits: boolean;
}

export interface TurnsTold {
  type: 'waiting';
  waiting: Waiting[];
}

export interface Waiting {
  table: string;
  game: string;
  seat: number;
  number: number;
  updated: number;
  nudged: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  titles: Record<string, string>;
  summaries: Record<string, string>;
  designer: string;
  seats: number[];
  options: OptionInfo[];
  levels: string[];
  ratings: Record<string, number>;
  rules: number;
  minutes: number;
  weight: 'heavy' | 'light' | 'medium' | null;
  url: string;
  lessons: string[];
}

export interface OptionInfo {
  key: string;
  values: (boolean | number | string)[];
}

export interface Invitation {
  link: string;
  qr: string;
  here: boolean;
}

export interface Account {
  person: Person;
  recovery: string;
}

export interface Person {
  id: string;
  kind: 'account' | 'bot' | 'guest';
  name: string;
  language: string;
  role: '' | 'admin' | 'moderator';
}

export interface BotInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
}

export interface Signed {
  person: Person;
  token: string;
}

export interface LogPage {
  seat: number | null;
  number: number;
  lines: Told[];
}

export interface Replay {
  seats: (number | null)[];
  last: number;
  moments: Moment[];
}

export interface Moment {
  number: number;
  lines: Told[];
  views: unknown[];
}

export interface Counted {
  number: number;
  round: number | null;
  scores: Points[];
}

export interface Example {
  seats: number;
  seat: number;
  moments: Moment[];
  later: Moment[];
  outcome: Outcome;
}

export interface ProblemBody {
  code: string;
  message: string;
  reason?: Text | null;
  number?: number | null;
}

export interface Audience {
  watchers: Named[];
  nameless: number;
  blocked: Named[];
}

export interface Named {
  person: string | null;
  name: string;
}

export interface Vacationing {
  days: number;
  left: number;
  begins: number | null;
  ends: number | null;
}

export interface Announcement {
  id: string;
  words: string;
  at: number;
  until: number | null;
}

export interface Found {
  id: string;
  kind: string;
  name: string;
  language: string;
  role: string;
  banned: number | null;
  owner: string | null;
  created: number;
  seen: number;
  tables: number;
  reports: number;
}

export interface Overseen {
  table: string;
  game: string;
  status: string;
  open: boolean;
  host: string;
  names: string[];
  number: number;
  lines: number;
  created: number;
  updated: number;
}

export interface Report {
  id: string;
  table: string;
  line: number | null;
  person: string;
  name: string;
  words: string;
  reporter: string | null;
  why: string;
  at: number;
  answer: string | null;
  answered: number | null;
}

export interface Entry {
  id: number;
  at: number;
  who: string | null;
  name: string;
  what: string;
  whom: string;
  about: string;
  why: string;
}

export interface MyNotices {
  offered: Offered;
  wishes: Wishes;
  endpoints: EndpointInfo[];
}

export interface Offered {
  push: string | null;
  mail: boolean;
  webhooks: boolean;
}

export interface Wishes {
  delay: number;
  quiet: Quiet | null;
  zone: string;
  always: boolean;
  events: (
    | 'bot'
    | 'invitation'
    | 'late'
    | 'nudge'
    | 'over'
    | 'ready'
    | 'rematch'
    | 'reminder'
    | 'removed'
    | 'terms'
    | 'turn'
    | 'vote'
  )[];
}

export interface Quiet {
  begins: number;
  ends: number;
}

export interface EndpointInfo {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  style: string;
  name: string;
  table: string | null;
  created: number;
  verified: boolean;
  failures: number;
}

export interface NewEndpoint {
  endpoint: EndpointInfo;
  secret: string;
}

export interface Tried {
  sent: boolean;
  why: string;
}

export interface Companion {
  person: string;
  name: string;
  invited: boolean;
}

export interface OwnTables {
  tables: OwnTable[];
  total: number;
}

export interface OwnTable {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  pace: 'live' | 'turns';
  clock: Clock;
  status: 'closed' | 'over' | 'playing' | 'waiting';
  number: number;
  created: number;
  updated: number;
  closes: number | null;
  waits: boolean;
  alone: boolean;
  archived: boolean;
  page: string | null;
  began: number | null;
  chairs: OwnChair[];
}

export interface OwnChair {
  seat: number;
  mark: number;
  name: string;
  bot: string | null;
  mine: boolean;
  gone: boolean;
  called: boolean;
  place: number | null;
  points: number | null;
}

export interface Page {
  link: string;
  info: TableInfo;
  outcome: Outcome | null;
  began: number;
  ended: number;
  shared: boolean;
  mine: number[];
}

export interface Figures {
  games: GameFigures[];
  people: OpponentFigures[];
}

export interface GameFigures {
  game: string;
  played: number;
  won: number;
  best: number;
}

export interface OpponentFigures {
  person: string;
  name: string;
  played: number;
  ahead: number;
  behind: number;
}

export interface Taught {
  game: string;
  name: string;
  title: string;
  seats: number;
  seat: number;
  level: string;
  stations: TaughtStation[];
  quiz: TaughtQuestion[];
}

export interface TaughtStation {
  says: string;
  shows: string[];
  points: string;
  positions: Position[];
  does: string[];
  between: Position[];
  answers: Record<string, string>;
}

export interface TaughtQuestion {
  says: string;
  choices: string[];
  right: number;
}

export interface Outline {
  name: string;
  stations: string[];
  questions: number;
  shows: Record<string, string>;
}

export interface Progress {
  lessons: Learnt[];
  coach: Coaching[];
  played: Record<string, number>;
}

export interface Learnt {
  game: string;
  lesson: string;
  station: number;
  done: boolean;
  right: number;
  at: number;
}

export interface Coaching {
  game: string;
  wanted: boolean;
  at: number;
}

export interface Doubts {
  doubt: Doubt | null;
}

export interface Doubt {
  about: Choice;
  rather: Choice;
}

export interface Drafted {
  sketch: Sketch;
  position: Position;
  chance: Choice[];
  waits: boolean;
  broken: string;
  flaws: string[];
  missing: Record<string, string[]>;
  levels: string[];
  writes: boolean;
}

export interface Sketch {
  lesson: Lesson;
  moves: unknown[];
  texts: Record<string, Record<string, string>>;
}

export interface Lesson {
  format: string;
  game: string;
  rules: number;
  seats: number;
  options?: Record<string, boolean | number | string>;
  seat?: number;
  place?: number;
  advises?: boolean;
  level?: string;
  stations: Station[];
  quiz?: Question[];
}

export interface Station {
  name: string;
  moves?: unknown[];
  shows?: string[];
  points?: string;
  does?: string[];
  answers?: Record<string, string>;
  rules?: string[];
}

export interface Question {
  name: string;
  choices: number;
  right: number;
}

export interface SavedLesson {
  written: boolean;
  files: LessonFile[];
}

export interface LessonFile {
  path: string;
  content: string;
}

export interface Choose {
  type: 'choose';
  seat: number;
  keys: string[];
  awaited: boolean;
}

export interface Let {
  type: 'let';
  level: string;
  on: boolean;
}

export interface Say {
  type: 'say';
  name: string;
}

export interface Show {
  type: 'show';
  at: string;
  shows: string[];
  points: string;
}

export interface Reply {
  type: 'reply';
  at: string;
  to: string;
  name: string;
}

export interface Cite {
  type: 'cite';
  at: string;
  rules: string[];
}

export interface Drop {
  type: 'drop';
  at: string;
}

export interface Back {
  type: 'back';
  at: string;
}

export interface Quiz {
  type: 'quiz';
  name: string;
  choices: number;
  right: number;
}

export interface End {
  type: 'end';
  level: string;
  advises: boolean;
  place: number;
}
