import { tick } from 'svelte';
import type { Doubt, Happened, Label, Outcome, Position, Side, TableInfo, Told } from '$web/api/wire';
import type { Parts } from '$web/board/boards';
import type {
  Brings,
  Chair,
  Ending,
  Ends,
  Inspected,
  Meanwhile,
  Moments,
  Offer,
  Picked,
  Scored,
  Table,
  TokenPart,
  Way,
} from '$web/board/contract';
import { Flights } from '$web/board/flights';
import { inspectable } from '$web/board/inspecting';
import { characterOf } from '$web/parts/characters';
import { markOf } from '$web/parts/marks';
import { settings } from '$web/settings.svelte';
import type { Catalog } from '$web/words/catalog';
import { forcedText } from './log';
import { EVERYWHERE, Stage } from './stage.svelte';

export const UNDER_THE_FINGER = 300; // milliseconds after a change in which a tap was meant for what was there before

/** Who sits where; bots have a name and a face of ours. */
export function chairsOf(info: TableInfo | null): Chair[] {
  return (info?.chairs ?? []).map((chair) => {
    const character = chair.bot === null ? null : characterOf(info!.created, chair.seat);
    return {
      seat: chair.seat,
      name: character?.name ?? chair.name,
      bot: chair.bot !== null || chair.stand_in !== null,
      character,
      mark: markOf(chair.mark),
    };
  });
}

class Picks implements Picked {
  #picked: readonly string[] = $state.raw([]);
  readonly #model: Model;

  constructor(model: Model) {
    this.#model = model;
  }

  get keys(): readonly string[] {
    const order = [...this.#model.legal.keys(), ...this.#model.refused.keys()];
    return [...this.#picked].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }

  has(key: string): boolean {
    return this.#picked.includes(key);
  }

  toggle(key: string, most = Infinity): void {
    if (this.has(key)) this.#picked = this.#picked.filter((other) => other !== key);
    else this.#picked = [...this.#picked, key].slice(-most);
  }

  clear(): void {
    if (this.#picked.length) this.#picked = [];
  }
}

/** One side of a table as a board sees it, live or in a replay. Whoever feeds it calls `show`. */
export class Model implements Table<never> {
  readonly flights = new Flights();
  readonly picked = new Picks(this);
  readonly stage = new Stage(this);
  moments: Moments = {};
  meanwhile: Meanwhile | null = null;
  scored: Scored = {};
  Token: TokenPart | null = $state.raw(null);
  info: TableInfo | null = $state.raw(null);
  /** When the table was told last: its clocks run on from there. */
  heard = $state(0);
  /** The people who write a line of chat just now. */
  typing: readonly string[] = $state.raw([]);
  words: Catalog = $state.raw(undefined as never);
  guided = false;
  side: Side | null = $state.raw(null);
  events: readonly Happened[] = $state.raw([]);
  /** What has happened to this seat by itself, and why, with the newest view. */
  forced = $state('');
  waiting: readonly number[] = $state.raw([]);
  outcome: Outcome | null = $state.raw(null);
  number = $state(0);
  shown = $state(0);
  /** Counts the questions to this seat; others' secret answers do not change the own question. */
  asked = $state(0);
  /** Newer views wait to be shown: what is on the table is not the last word. */
  behind = $state(false);
  /** From when on, by the page's clock, a tap is meant for what is there. */
  ready = $state(0);
  /** A command is on its way. */
  sending = $state(false);
  /** Why something cannot be chosen, at the action bar. */
  reason: { key: string; text: string } | null = $state.raw(null);
  /** What waits for the player's confirmation. */
  pending: readonly string[] | null = $state.raw(null);
  /** Why it waits, if the coach has said something to it. */
  doubt: Doubt | null = $state.raw(null);
  /** Whoever looks is new to the game. */
  coached = $state(false);
  /** Whom to ask before something is done; null: nobody. */
  coach: ((keys: readonly string[]) => Promise<Doubt | null>) | null = null;
  /** What is being asked about; with where it lies, if it is shown beside the thing. */
  inspected: { what: Inspected; at: Element | null } | null = $state.raw(null);
  /** The next tap asks, whatever it would do. */
  asking = $state(false);
  #brings: Brings | null = null;
  #ends: Ends | null = $state.raw(null);
  #offer: (() => Offer[]) | null = $state.raw(null);
  #sentence: (() => string) | null = $state.raw(null);
  /** The coach looks at what was chosen. */
  #weighing = $state(false);
  #question = '';
  #answered = false;

  // Derived, so that whatever waits for them wakes when they change, not whenever the table tells something.
  readonly over: boolean = $derived(this.outcome !== null || this.ended !== null);
  readonly myTurn: boolean = $derived(this.answerable && this.side!.legal.length > 0);
  readonly chairs: readonly Chair[] = $derived(chairsOf(this.info));
  readonly names: readonly string[] = $derived(this.chairs.map((chair) => chair.name));
  /** The colour and symbol of a seat. */
  readonly markOf = (seat: number): number => this.chairs[seat]?.mark ?? markOf(seat);
  readonly legal: ReadonlyMap<string, string> = $derived(
    new Map(this.answerable ? this.side!.legal.map(({ key, text }) => [key, this.say(text)]) : []),
  );
  readonly refused: Table['refused'] = $derived(
    new Map(
      this.answerable
        ? this.side!.refused.map(({ key, text, reason }) => [key, { text: this.say(text), reason: this.say(reason) }])
        : [],
    ),
  );
  readonly subjects: ReadonlyMap<string, Label> = $derived(
    new Map(
      this.answerable
        ? [...this.side!.legal, ...this.side!.refused]
            .filter(({ text }) => text.args.arg !== undefined)
            .map(({ key, text }) => [key, text.args.arg!])
        : [],
    ),
  );
  /** What a choice brings, where the game says so; only newcomers are told. */
  readonly brings: ReadonlyMap<string, string> = $derived(
    new Map(
      this.coached && this.answerable
        ? this.side!.legal.flatMap(({ key, text }) => {
            const words = this.words.brings(text, this.names);
            const brings = this.#brings?.(this, key, words) ?? words;
            return brings === undefined ? [] : [[key, brings]];
          })
        : [],
    ),
  );
  /** What is asked, or what the board says is to do next. */
  readonly sentence: string = $derived((this.myTurn && this.#sentence?.()) || this.prompt);
  /** Whether the end is near. */
  readonly ending: Ending | null = $derived(this.side && !this.over ? this.endingIn(this.side.view) : null);
  readonly offers: readonly Offer[] = $derived(this.myTurn ? (this.#offer?.() ?? []) : []);

  constructor(
    readonly game: string,
    private readonly send: ((keys: readonly string[]) => void) | null,
  ) {}

  /** What the game has for the stage, the log, the scores and the coach. */
  stages({ moments, ends, meanwhile, scored, Token, brings }: Parts): void {
    this.moments = { ...EVERYWHERE, ...moments };
    this.#ends = ends;
    this.meanwhile = meanwhile;
    this.scored = scored;
    this.Token = Token;
    this.#brings = brings;
  }

  /** Whether the end is near in a view, shown or not. */
  endingIn(view: unknown): Ending | null {
    return this.#ends?.(view as never, this) ?? null;
  }

  get view(): never {
    return this.side?.view as never;
  }
  get seat(): number | null {
    return this.side?.seat ?? null;
  }
  /** Whom the sentences call "you": whoever is guided. At a table all read the same names. */
  get reader(): number | null {
    return this.guided ? this.seat : null;
  }
  /** How the game ended, if not by its rules. */
  get ended(): TableInfo['ended'] {
    return this.send ? (this.info?.ended ?? null) : null;
  }
  get paused(): boolean {
    return this.send !== null && (this.info?.paused ?? null) !== null;
  }
  /** Nothing else can be done just now. */
  get busy(): boolean {
    return this.sending || this.#weighing;
  }
  get beat() {
    return this.stage.beat;
  }
  get ask() {
    return this.side?.prompt ?? null;
  }
  get prompt(): string {
    return this.ask ? this.say(this.ask) : '';
  }
  private get answerable(): boolean {
    return this.side !== null && this.send !== null && !this.behind && !this.paused && this.ended === null;
  }

  say(label: Label): string {
    return this.words.text(label, this.names, this.reader);
  }
  word(key: string, args: Record<string, string | number> = {}): string {
    return this.words.say(key, args);
  }
  about(key: string): string | undefined {
    return this.words.about(key);
  }
  pieces(label: Label) {
    return this.words.pieces(label, this.names, this.reader);
  }

  mark(key: string): string {
    if (this.picked.has(key) || this.pending?.includes(key)) return 'legal picked';
    return this.legal.has(key) ? 'legal' : this.refused.has(key) ? 'refused' : '';
  }

  tap(key: string): void {
    if (this.legal.has(key)) this.choose(key);
    else this.explain(key);
  }

  choose(keys: string | readonly string[]): void {
    const all = typeof keys === 'string' ? [keys] : keys;
    if (!this.send || this.busy || this.behind || !all.length) return;
    if (performance.now() < this.ready) return;
    this.reason = this.pending = this.doubt = null;
    if (this.coach) void this.#weigh(all, this.coach(all));
    else this.#goOn(all);
  }

  /** Wait for what the coach says; by then something else may be asked, or nothing. */
  async #weigh(keys: readonly string[], said: Promise<Doubt | null>): Promise<void> {
    const { asked } = this;
    this.#weighing = true;
    const doubt = await said;
    this.#weighing = false;
    if (this.asked !== asked || this.sending || !this.answerable) return;
    this.doubt = doubt;
    this.#goOn(keys);
  }

  #goOn(keys: readonly string[]): void {
    if (settings.confirm || this.doubt) this.pending = keys;
    else this.#do(keys);
  }

  #do(keys: readonly string[]): void {
    this.#answered = true;
    this.send?.(keys);
  }

  /**
   * What waits, in words. What only follows from it has none yet, such as the cards that pay: the board marks them; and what
   * ends a row of choices goes without saying.
   */
  get pendingWords(): string {
    const keys = this.pending ?? [];
    const told = keys.length > 1 ? keys.filter((key) => key.includes(':')) : keys;
    return told.flatMap((key) => this.legal.get(key) ?? []).join(' · ');
  }

  confirm(): void {
    const keys = this.pending;
    this.pending = null;
    if (keys && !this.busy && this.answerable) this.#do(keys);
  }

  explain(key: string): void {
    const refusal = this.refused.get(key);
    if (refusal) this.reason = { key, text: refusal.reason };
  }

  /** What was chosen is not to be done, and the same question stands: all of it is put back. */
  putBack(): void {
    this.pending = null;
    this.picked.clear();
    this.ready = performance.now() + UNDER_THE_FINGER; // other buttons are there now
    this.shown += 1;
  }

  offer(buttons: () => Offer[], sentence?: () => string): void {
    this.#offer = buttons;
    this.#sentence = sentence ?? null;
  }

  inspect(card: string): void {
    this.inspected = { what: { title: this.say(card), text: this.about(card), card }, at: null };
  }

  readonly inspectable = inspectable;

  flight(name: string, way: Way = {}) {
    return this.flights.named(name, way);
  }

  place(name: string) {
    return this.flights.named(name, null);
  }

  /** Put a new picture on the table; things move from where they were, unless it is to be there at once. */
  async show(
    side: Side,
    waiting: readonly number[],
    outcome: Outcome | null,
    number: number,
    lines: Told[],
    still = false,
  ): Promise<void> {
    if (still) this.flights.forget();
    else this.flights.before();
    const anew = number !== this.number || side.seat !== this.side?.seat;
    const fresh = this.side ? lines : lines.slice(-1); // the first picture brings all that ever happened
    this.side = side;
    this.waiting = waiting;
    this.outcome = outcome;
    if (anew) {
      this.number = number;
      this.events = lines.flatMap((line) => line.events);
      const forced = fresh.findLast((line) => line.forced);
      this.forced = forced ? forcedText(forced, this.words, this.names, this.reader) : '';
      this.#anew(side);
      this.shown += 1;
    }
    await tick();
    this.flights.after();
  }

  /** All has been told: the question can be answered. */
  release(): void {
    if (this.behind) this.ready = performance.now() + UNDER_THE_FINGER;
    this.behind = false;
  }

  /** What was picked for the last question is put back, unless the same question still stands. */
  #anew(side: Side): void {
    const question = JSON.stringify([side.seat, side.prompt, side.legal.map(({ key }) => key)]);
    if (question === this.#question && !this.#answered) return;
    this.#question = question;
    this.#answered = false;
    this.reason = this.pending = null;
    this.picked.clear();
    this.ready = performance.now() + UNDER_THE_FINGER;
    this.asked += 1;
  }

  /** The picture that is shown, with what has happened since, as far as it is told on it. */
  async showMeanwhile(events: readonly Happened[], seat: number | null): Promise<void> {
    if (!this.meanwhile || this.side?.seat !== seat) return;
    this.flights.before();
    this.events = events;
    this.side = { ...this.side, view: this.meanwhile(this.view, events) };
    await tick();
    this.flights.after();
  }

  showPosition(position: Position, seat: number | null, still = false): Promise<void> {
    const side = position.sides.find((one) => one.seat === seat) ?? position.sides[0]!;
    return this.show(side, position.waiting, position.outcome, position.number, side.lines, still);
  }
}
