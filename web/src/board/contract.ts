/**
 * What a game's board gets and gives. A game's folder `web/` may hold, all optional:
 *
 *   Board.svelte     { table }         the board and the own area with the hand: everything inside the stage
 *   Opponent.svelte  { table, seat }   another seat's area: beside the board on a desktop, in a sheet on a phone
 *   Facts.svelte     { table, seat }   one short line for a seat's chip (hand size, score if open): inline content only
 *   Card.svelte      { table, card }   the large card of the inspector, for `table.inspect(card)`
 *   Token.svelte     { table, label }  a thing of the log ('card-crane') or a part of the score as a small picture, 1em high; or nothing
 *   moments.ts                         what the stage makes of events, `Moment` below; when the end is near, `Ends`; `Meanwhile`
 *   scored.ts                          what parts of the score are made of; see `Scored` below
 *   Cover.svelte     {}                the picture on the home page, an SVG of 3:2
 *
 * Board.svelte also says, in `<script module>`, which verbs are chosen on the board; the frame offers every other legal
 * action as a button in the action bar, so nothing can ever be out of reach:
 *
 *   export const verbs = ['role', 'build'];          // of the keys 'role:builder', 'build:crane'; or a function of `table`
 *
 * and, where the words of the choices (`.brings`) cannot, what a choice brings as the table stands; see `Brings` below.
 *
 * A spatial board may have one tab stop and arrow keys; then PageDown goes to the next legal thing.
 *
 * Room. What the frame takes depends on the window alone, so a board keeps its place from one question to the next; what
 * comes and goes belongs over it. In every layout `--bar-height` and `--own-width` say how much the bar takes; on a phone
 * in landscape, `(orientation: landscape) and (max-height: 560px)`, the bar lies over the lower right corner of the stage
 * (see Frame.svelte). Whatever carries meaning has a name, `data-thing="site:12"`, the same as long as it is the same
 * thing in the same place by the rules: a test compares where things lie, and finds for each legal action a marked thing
 * with the subject of its key in the name ('build:12'), unless it is in the bar or listed (`data-actions="send:0 send:1"`).
 * `data-over` marks what may lie over other things, `data-kept` what it may not hide, in windows of that kind
 * (`data-kept="(min-width: 1180px)"`, or in all), `data-pans` a map that readers move and zoom, where a thing may be out
 * of sight.
 *
 * Asking. Every thing on the table says what it is: `{@attach table.inspectable(() => ({ title, text, now, rule }))}`.
 *
 * All fields of `table` are reactive: read them in markup, $derived or $effect.
 */
import type { Attachment } from 'svelte/attachments';
import type { Component } from 'svelte';
import type { Happened, Label, Text } from '$web/api/wire';
import type { Character } from '$web/parts/characters';
import type { Sound } from '$web/sounds';
import type { Piece } from '$web/words/catalog';

export interface Chair {
  seat: number;
  name: string;
  bot: boolean;
  /** The bot's portrait, where a bot sits: `<Portrait {character} />`. */
  character: Character | null;
  /** Index of colour and symbol: `var(--seat-N)`, `<SeatSymbol seat={N} />`. */
  mark: number;
}

/** A button in the action bar that the board adds. */
export interface Offer {
  text: string;
  /** The actions to do, all or none; without them the button is disabled. */
  keys?: readonly string[];
  /** Or something local, such as clearing the selection. */
  run?: () => void;
  /** The likely one, in gold; unless it says false, a single button is. */
  primary?: boolean;
}

/** What a flying thing does when it comes or goes; names are those of a `place` or of another `flight`. */
export interface Way {
  from?: string;
  to?: string;
}

/** What a thing says of itself when it is asked. */
export interface Inspected {
  /** What it is called. */
  title: string;
  /** What it is, and what it does. */
  text?: string | undefined;
  /** What it does, counts or costs as the table stands now; '' or nothing where there is nothing to say. */
  now?: string | undefined;
  /** The number of the rule about it, such as '17'. */
  rule?: string | undefined;
  /** Its large card (a key, as for `inspect`), which is shown with all the rest instead of `text`. */
  card?: string | undefined;
  /** A tap on it does something else, although it is neither legal nor refused: it is asked in the other ways. */
  acts?: boolean | undefined;
}

export interface Table<View = unknown> {
  readonly game: string;
  /** What the own seat knows. The truth; events are only for motion. */
  readonly view: View;
  /** The own seat; null: a spectator, or a replay that looks from nowhere. */
  readonly seat: number | null;
  readonly chairs: readonly Chair[];
  /** Seats that are asked now. */
  readonly waiting: readonly number[];
  readonly myTurn: boolean;
  readonly over: boolean;
  /** Somebody points at things all over the board, one after the other: nothing of it may be out of sight. */
  readonly guided: boolean;
  /** The open question: raw (its key, and numbers such as how many cards are due), and as a sentence. */
  readonly ask: Text | null;
  readonly prompt: string;
  /** Actions that may be chosen, in the game's order: key -> words. Empty while it is not the own turn. */
  readonly legal: ReadonlyMap<string, string>;
  /** Actions that the question is about but that may not be chosen: key -> words and reason. */
  readonly refused: ReadonlyMap<string, { text: string; reason: string }>;
  /** What the actions of the question are about, legal or not: key -> label, such as 'build:crane' -> 'card-crane'. */
  readonly subjects: ReadonlyMap<string, Label>;
  /**
   * What each legal action brings, for whoever is new to the game, else empty: the coach lists it. A thing on the board
   * says it in its name, and when it is asked.
   */
  readonly brings: ReadonlyMap<string, string>;
  /** What has happened with the newest view. */
  readonly events: readonly Happened[];
  /** What is watched just now, by the verb of its events, and for how many milliseconds; null: nothing, or it was skipped. */
  readonly beat: { readonly verb: string; readonly time: number } | null;
  /** Counts the views shown, and choices that were sent back; for effects that must run once for each, such as to put back what was chosen. */
  readonly shown: number;

  /** The words for a label of the view, in the reader's language. */
  say(label: Label): string;
  /** A sentence of the game's own .ftl; put keys that only the board uses under `board-...`. */
  word(key: string, args?: Record<string, string | number>): string;
  /** The longer explanation of a thing ('card-crane'), if it has one. */
  about(key: string): string | undefined;
  pieces(label: Label): Piece[];

  /** CSS class for a thing on the board: 'legal', 'refused', 'picked' or ''. */
  mark(key: string): string;
  /** A tap on a thing: does the action if it is legal, says why not if it is refused, else nothing. */
  tap(key: string): void;
  /** Do these actions, all or none. Asks for a confirmation where the player wants that. */
  choose(keys: string | readonly string[]): void;
  /** Show at the action bar why this cannot be chosen. */
  explain(key: string): void;

  /** A local selection of several actions of one kind (cards to pay with). Cleared with every new question. */
  readonly picked: Picked;
  /**
   * Buttons in the action bar, worked out anew whenever something they read changes. Call once in the board's script.
   * `sentence` may say what is to do next in a choice of several parts; '' leaves the question as it is.
   */
  offer(buttons: () => Offer[], sentence?: () => string): void;

  /** Open the large card. */
  inspect(card: string): void;
  /**
   * `{@attach table.inspectable(() => ({ title: table.say(card), card }))}`: lets a thing be asked what it is. The frame does the
   * rest: a mouse that rests on it, a long press or the right button, `?` on the keyboard, a tap after the `?` above the
   * board, and a plain tap where that does nothing else (not on what is legal or refused). Do not add a long press of
   * your own. Inside another thing that can be asked, the inner one answers.
   */
  inspectable(what: () => Inspected): Attachment<Element>;
  /** `{@attach table.flight('hand:crane', { from: 'deck' })}`: moves what has this name from where it was to where it is. */
  flight(name: string, way?: Way): Attachment<Element>;
  /**
   * `{@attach table.place('deck')}`: where others fly from and to; it does not fly itself. Every seat has the place `seat:N`: its
   * chip, by the frame, and the own seat what the board names so. Where two have one name, the one that came last is meant. At the foot of the place `words`, if there is
   * one, lies what is said of a moment; else it lies in the middle of the stage.
   */
  place(name: string): Attachment<Element>;
}

export interface Picked {
  /** The picked keys, in the order in which the game lists them. */
  readonly keys: readonly string[];
  has(key: string): boolean;
  /** Pick or put back; with `most`, the one picked first goes when it is one too many. */
  toggle(key: string, most?: number): void;
  clear(): void;
}

/** What an action brings: points, cards, goods. `words` is what the game's words say to it, and stays if nothing is said here. */
export type Brings<View = never> = (table: Table<View>, key: string, words?: string) => string | undefined;

export interface Board {
  default: Component<{ table: Table<never> }>;
  verbs?: readonly string[] | ((table: Table) => readonly string[]);
  brings?: Brings;
}

export type SeatPart = Component<{ table: Table<never>; seat: number }>;
export type CardPart = Component<{ table: Table<never>; card: string }>;
export type TokenPart = Component<{ table: Table<never>; label: string }>;

/** What a banner says, or what flies. One of the pictures is enough. */
export interface Shown {
  /** A thing of the game, drawn by its Token.svelte. */
  token?: string;
  /** Or an icon: `import coins from 'icon:two-coins'`. */
  icon?: string;
  /** Or a seat's symbol. */
  seat?: number;
}

/** A thing that counts at the end: the points that it brings to each seat, or how they are counted ('3 × 4'). */
export interface Worth {
  label: Label;
  by: readonly (number | string)[];
}

/**
 * `scored.ts` says of parts of the score which things they are made of, in the last view, or by all that was told. Others,
 * and where it finds nothing, unfold into rounds.
 */
export type Scored<View = never> = Readonly<
  Record<string, (view: View, told: readonly Happened[]) => readonly Worth[]>
>;

export interface Caption extends Shown {
  title: string;
  text?: string;
}

/** A number, coin or card on its way between two places or flights; from a place that is not there it rises in the middle of the stage. */
export interface Flyer extends Shown {
  from?: string;
  to: string;
  text?: string;
}

/**
 * `moments.ts` is a table of what deserves to be watched, by the verb of an event:
 *
 *   export default {
 *     'rock-placed': { shake: ({ args }) => `rock:${args.chamber}`, sound: 'stone' },
 *     'won-coins': { fly: ({ seat, args }) => [{ to: `seat:${seat}`, text: `+${args.n}`, icon: coins }], sound: 'coin' },
 *     'scored-area': { points: ({ args }) => Number(args.n), before: true },
 *   } satisfies Moments<GameView>;
 *
 * Events of one verb that come one after the other are one beat: all their things fly together, the first one's banner is shown.
 * Beats come in the order of the events. While they last the table is not asked (`behind`); a tap skips them. A beat of the own seat
 * alone never holds the game up, unless luck decided it; and while something is asked no banner lies over what it is about.
 * When much has happened beats become shorter: the own question waits five seconds at most.
 * Who wants no motion sees banners and numbers standing at their goal for the same time.
 * The frame brings `round-begins`, that the end is near, and the end; an entry here, `{}` too, takes the place of the first.
 */
export interface Moment<View = never> {
  /** Milliseconds at normal speed; as a rule 1500 with a banner, 1000 where something flies or shakes, else none. */
  hold?: number;
  /** Whoever acted did not know what would come of it, and watches it too. */
  luck?: boolean;
  /** Play it on the picture before, such as a scoring before the next cards lie there. */
  before?: boolean;
  /** Shown over the stage; `beat` has all events of the beat, `event` is its first. Null: no banner this time. */
  banner?: (event: Happened, table: Table<View>, beat: readonly Happened[]) => Caption | null;
  fly?: (event: Happened, table: Table<View>) => Flyer[];
  /** The name of a flight or a place that bounces. */
  shake?: (event: Happened, table: Table<View>) => string;
  sound?: Sound;
  /** Points that the event's seat gets for it: they fly there, and add up in the log, under the heading of the round. */
  points?: (event: Happened) => number;
  /**
   * Things that the event's seat gains by it, one key for each ('card-crane'): in the log they stand under the heading of the
   * round. `later` is what happens after it in that round.
   */
  brings?: (event: Happened, later: readonly Happened[]) => readonly string[];
  /** What those points come from: a flight or a place, and the picture that flies with them. */
  pointsFrom?: (event: Happened, table: Table<View>) => Omit<Flyer, 'to' | 'text'>;
}

export type Moments<View = never> = Readonly<Record<string, Moment<View>>>;

/** That the game may be over soon, or ends for sure. */
export interface Ending {
  sure: boolean;
  /** Why, in a sentence. */
  why: string;
  /** If another word is better than "The end is near" or "The last round". */
  title?: string;
}

/**
 * `export const ends` of `moments.ts`: whether the end is near in a view; `table` is for the words. The frame announces it once,
 * when it begins and when it is sure, and from then on marks the round.
 */
export type Ends<View = never> = (view: View, table: Table<View>) => Ending | null;

/**
 * `export const meanwhile` of `moments.ts`: for beats that are played on the picture before (`before`), that picture with what
 * has happened since and is to be seen by then, such as the house that was built just before a scoring.
 */
export type Meanwhile<View = never> = (view: View, events: readonly Happened[]) => View;
