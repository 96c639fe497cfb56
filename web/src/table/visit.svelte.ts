import { get, post } from '$web/api/http';
import { patched, type Change } from '$web/api/patch';
import type {
  Ack,
  Changed,
  ChatLine,
  ChatTold,
  Doubt,
  Doubts,
  GameInfo,
  Happened,
  LogPage,
  Moved,
  Nack,
  Page,
  Position,
  Replay,
  Seated,
  Side,
  TableInfo,
  Told,
  Typing,
  Vote,
} from '$web/api/wire';
import { freshId } from '$web/device';
import { games, me } from '$web/me.svelte';
import { settings } from '$web/settings.svelte';
import { sound } from '$web/sounds';
import { refusalText, whatWentWrong } from '$web/words/refusals';
import { t } from '$web/words/words.svelte';
import { hadStandIn, outOfTimeSince } from './incidents';
import { merged, missedSince, picturesOf, takenBack, type Entry } from './log';
import { Model } from './model.svelte';
import { keepSeen, seenAt } from './seen';
import { Socket, type Connection } from './socket';
import { offeredForOthers } from '$web/parts/standins';
import { sideOf, Story } from './story.svelte';

type Heard = TableInfo | Changed | Position | Moved | ChatTold | Typing | Ack | Nack;
interface Wish {
  type: string;
  id: string;
  seat?: number;
  seen?: number;
  [more: string]: unknown;
}

const AGAIN = 1000; // milliseconds until a command is sent again that the storage did not take
const TYPES = 3000; // milliseconds between two words that somebody types
const TYPED = 6000; // for which such a word is good
const WEIGHED = 1500; // milliseconds that the coach may think about a choice
const STEPS = 60; // moments that the server tells at once
const MOST = 24; // things that are shown again: more than three in a second nobody can follow

/** One table that somebody looks at: its socket, what is shown of it, and what is still to be shown. */
export class Visit {
  readonly model: Model;
  info: TableInfo | null = $state.raw(null);
  /** The game as it is offered, with its bots; known in a moment. */
  game: GameInfo | undefined = $state.raw();
  connection: Connection = $state('connecting');
  problem = $state('');
  notice = $state('');
  chat: readonly ChatLine[] = $state.raw([]);
  /** Lines of the chat that others have written since it was looked at; what is delayed comes after newer ones. */
  unread: readonly number[] = $state.raw([]);
  lines: readonly Told[] = $state.raw([]);
  /** The newest word of the server; the model may still show an older one. */
  latest: Position | null = $state.raw(null);
  /** Which of the own seats looks at the screen. */
  seat: number | null = $state(null);
  /** Whose eyes may see the screen next; the screen is covered until they say so. */
  handover: number | null = $state(null);
  /** Where somebody wants to go back to, who is still asked whether everybody should be asked. */
  backTo: number | null = $state(null);
  /** The page of a game that is over, whose link may be passed on; those who looked on know the table alone. */
  page: Page | null = $state.raw(null);
  /** What was missed is being shown again. */
  recap = $state(false);

  readonly #socket: Socket;
  readonly #logs = new Map<number | null, Told[]>();
  readonly #wishes = new Map<string, Wish>();
  readonly #story: Story;
  /** Changes of the table since it was told as a whole. */
  #changes = 0;
  /** Something was lost on the way, and everything is to come again. */
  #syncing = false;
  #typed = -Infinity;
  /** The vote has had its time. */
  #outwaited = $state(false);
  #waits: ReturnType<typeof setTimeout> | undefined;
  #filling = Promise.resolve();
  /** What comes next is the first word of a line: something may have happened while there was none. */
  #anew = true;
  /** Nobody wants to see it told again any more. */
  #skipped = false;
  /** Own commands of several actions, by the numbers they took: undo takes such a command back as a whole. */
  #commands: { from: number; to: number }[] = [];

  constructor(
    private readonly link: string,
    game: string,
  ) {
    this.model = new Model(game, (keys) => this.#wish({ type: 'play', ...this.#mine(), keys }));
    this.#story = new Story(this.model, () => this.seat);
    const seen = () => `changes=true&visible=${!document.hidden}&seen=${this.latest?.number ?? 0}`;
    const path = () => `/api/tables/${this.table}/socket?${seen()}`;
    this.#socket = new Socket(
      path,
      (message) => this.#heard(message as Heard),
      (state, why) => this.#changed(state, why),
    );
    document.addEventListener('visibilitychange', this.#looked);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#looked);
    clearTimeout(this.#waits);
    this.#skipped = true;
    this.#story.close();
    this.#socket.close();
  }

  /** Connect again, as whoever we are now. */
  renew(): void {
    this.#socket.renew();
  }

  /** The table as this person knows it: by its link, or, once they sit there, by its own name. */
  get table(): string {
    return this.info?.table ?? this.link;
  }

  /** Below which address the replay of a game that is over lies. */
  get place(): string {
    return this.page ? `/g/${this.page.link}` : `/t/${this.table}`;
  }

  async findPage(): Promise<void> {
    this.page = await get<Page>(`/api/history/${this.table}`).catch(() => null);
  }

  get seats(): number[] {
    return (this.latest?.sides ?? []).flatMap((side) => (side.seat === null ? [] : [side.seat]));
  }

  /** Those who keep the others waiting so long that something can be done about it by whoever plays. */
  get absent(): readonly Seated[] {
    if (this.seat === null || this.model.over || this.model.paused) return [];
    return (this.info?.chairs ?? []).filter(
      (chair) =>
        (chair.gone || chair.late || chair.nudge) && !chair.stand_in && !chair.bot && !this.seats.includes(chair.seat),
    );
  }

  /** Those in whose place a bot plays that they have not called themselves: whoever plays may choose a stronger one. */
  get replaced(): readonly Seated[] {
    const { game } = this;
    if (this.seat === null || this.model.over || !game) return [];
    return (this.info?.chairs ?? []).filter(
      ({ seat, called, stand_in }) =>
        called && !this.seats.includes(seat) && offeredForOthers(game, stand_in).levels.length,
    );
  }

  /** Those of whom the bar says that something can be done about them. */
  get unsettled(): readonly Seated[] {
    const justOut = outOfTimeSince(this.info, this.lastOwn ?? 0);
    const out = this.replaced.filter(({ seat }) => justOut.includes(seat));
    return this.model.myTurn ? out : [...this.absent, ...out];
  }

  /** The last own line that stands; null if there is none. */
  get lastOwn(): number | null {
    const gone = takenBack(this.lines);
    return this.lines.findLast((line) => line.own && !gone.has(line.number))?.number ?? null;
  }

  /** Go back, to before the last own choice if nobody says where: at once where that is free, else after a question. */
  goBack(to?: number): void {
    const free = this.model.side?.undo ?? [];
    if (to === undefined ? free.length : free.includes(to)) this.undo(to);
    else this.backTo = to ?? this.lastOwn;
  }

  /** Let a bot play for a seat, take an own seat back from one, or remind whoever sits there. */
  seatGoes(seat: number, to: 'stand-in' | 'return' | 'nudge', body: { level?: string } = {}): Promise<boolean> {
    return this.#does(`seats/${seat}/${to}`, body);
  }

  /** Nobody else plays: the coach may look at what is chosen. */
  get alone(): boolean {
    return (this.info?.chairs ?? []).every(({ seat, bot }) => bot !== null || seat === this.seat);
  }

  /** What the coach says to what is about to be done; whoever waits too long goes on without. */
  sure(keys: readonly string[]): Promise<Doubt | null> {
    const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), WEIGHED));
    const said = post<Doubts>(`/api/tables/${this.table}/sure`, { ...this.#mine(), keys })
      .then(({ doubt }) => doubt)
      .catch(() => null);
    return Promise.race([said, silence]);
  }

  /** Leave the table for a while, give up for good, or go on after a pause. */
  goes(to: 'leave' | 'resign' | 'resume', body: { level?: string } = {}): Promise<boolean> {
    return this.#does(to, body);
  }

  /** Whether it was done; else why not is said. */
  async #does(what: string, body: object): Promise<boolean> {
    this.notice = '';
    try {
      await post<TableInfo>(`/api/tables/${this.table}/${what}`, body);
      return true;
    } catch (error) {
      this.notice = whatWentWrong(error);
      return false;
    }
  }

  undo(to = this.#start()): void {
    this.#wish({ type: 'undo', ...this.#mine(), ...(to === undefined ? {} : { to }) });
  }

  /** Where the last own command begins, if it was one of several actions. */
  #start(): number | undefined {
    const free = this.model.side?.undo ?? [];
    const last = Math.max(...free);
    const command = this.#commands.find(({ from, to }) => from <= last && last <= to);
    return command && Math.min(...free.filter((number) => number >= command.from));
  }

  /** Whether everybody may be asked something: there is no vote, or it is one's own, or it has had its time. */
  get mayAsk(): boolean {
    const vote = this.info?.vote;
    return !vote || this.seats.includes(vote.seat) || this.#outwaited;
  }

  /** Ask everybody: to go back to before an action, to end the game, to pause it. */
  ask(kind: Vote['kind'], to?: number): void {
    this.#wish({ type: 'ask', ...this.#mine(), kind, ...(to === undefined ? {} : { to }) });
  }

  /** To this very question: whoever has asked may ask something else instead. */
  answer({ at }: Vote, seat: number, agree: boolean): void {
    this.#wish({ type: 'answer', seat, at, agree });
  }

  say(words: string): void {
    this.#typed = -Infinity;
    this.#wish({ type: 'say', words });
  }

  /** Tell the others now and then that a line is being written. */
  types(): void {
    if (performance.now() - this.#typed < TYPES) return;
    this.#typed = performance.now();
    this.#socket.send({ type: 'typing' });
  }

  /** The next person has taken the device. */
  handed(): void {
    if (this.handover === null || !this.latest) return;
    this.seat = this.handover;
    this.handover = null;
    this.#retell();
    void this.model.showPosition(this.latest, this.seat, true); // other eyes see it at once
  }

  /** The others know who has the table before their eyes; whoever looks again is told what they have missed. */
  #looked = (): void => {
    this.skip();
    this.#socket.send({ type: 'look', visible: !document.hidden });
    if (this.connection === 'open' && this.latest) void this.#comeBack(); // else when there is a line again
  };

  /** Show how it stands now, without what is still to be shown. */
  skip = (): void => {
    this.#skipped = true;
    this.#story.skip();
  };

  /** What is shown again: all since the last own choice. */
  get missed(): Entry[] {
    const { seat, info } = this;
    if (seat === null || this.model.over) return [];
    return missedSince(this.lines, seat, (number) => hadStandIn(info, seat, number));
  }

  /** Show again what was missed, thing by thing. */
  async play(): Promise<void> {
    const [entries, latest] = [this.missed, this.latest];
    if (!latest || this.recap || !entries.length) return;
    this.recap = true;
    this.#skipped = false;
    try {
      const scenes = await this.#scenes(entries.slice(-MOST), latest);
      const left = Math.max(0, entries.length - MOST);
      const opening = left ? { title: t('ui-recap-late'), text: t('ui-recap-left', { n: left }) } : null;
      if (!this.#skipped) await this.#story.again(scenes, opening);
    } catch (error) {
      this.notice = whatWentWrong(error);
    }
    this.recap = false;
    this.#story.add({ ...this.latest!, sides: this.latest!.sides.map((side) => ({ ...side, lines: [] })) });
    this.#sees();
  }

  /** The picture before the first of some things, and one for each of them. */
  async #scenes(entries: readonly Entry[], latest: Position): Promise<Position[]> {
    const before = Math.max(1, entries[0]!.numbers[0]! - 1);
    const views = await this.#views(before, latest.number);
    const scene = (number: number, events: Happened[], view = views.get(number)): Position => {
      const side = { ...sideOf(latest, this.seat), view, lines: [{ number, at: 0, events }] };
      const asked = { prompt: null, legal: [], refused: [], undo: [], answer: null };
      return { ...latest, number, waiting: [], outcome: null, sides: [{ ...side, ...asked }] };
    };
    const pictures = picturesOf(entries, this.model.moments);
    const shown = entries.map(({ events, numbers }, index) => {
      const [picture, number] = [pictures[index]!, numbers.at(-1)!];
      if (picture === number) return scene(picture, events);
      const line = entries.slice(0, index + 1).filter((entry) => entry.numbers.at(-1) === number);
      const since = line.flatMap((entry) => entry.events);
      const { meanwhile } = this.model;
      return scene(picture, events, meanwhile?.(views.get(picture) as never, since));
    });
    return [scene(before, []), ...shown];
  }

  /** What the own seat saw at each number. */
  async #views(first: number, last: number): Promise<Map<number, unknown>> {
    const seat = this.seat === null ? '' : `&seat=${this.seat}`;
    const views = new Map<number, unknown>();
    for (let number = first; number <= last; number += STEPS) {
      const path = `/api/tables/${this.table}/replay?number=${number}&count=${STEPS}${seat}`;
      for (const moment of (await get<Replay>(path)).moments) views.set(moment.number, moment.views[0]);
    }
    return views;
  }

  /** Whoever comes back to a table that is played by turns is told what they have missed. */
  async #comeBack(): Promise<void> {
    if (this.#missing) {
      await this.#filling;
      if (this.lines.some((line) => line.own)) await this.play();
    }
    this.#sees();
  }

  /** Somebody looks, for themselves alone, at what has changed since they looked last, and wants to see how. */
  get #missing(): boolean {
    const { number, outcome } = this.latest!;
    const watches = !document.hidden && settings.speed !== 'off' && this.seats.length === 1;
    return watches && this.info?.pace === 'turns' && outcome === null && seenAt(this.table) < number;
  }

  #sees(): void {
    if (!document.hidden) keepSeen(this.table, this.latest!.number);
  }

  #mine() {
    return { seat: this.seat ?? 0, seen: this.latest?.number ?? 0 };
  }

  #wish(wish: { type: string; [more: string]: unknown }): void {
    const id = freshId();
    const whole = { ...wish, id };
    this.#wishes.set(id, whole);
    if (wish.type === 'play' || wish.type === 'undo') {
      this.model.sending = true;
      this.#skipped = true; // whoever goes on does not wait for what was
    }
    this.notice = '';
    this.#socket.send(whole);
  }

  #changed(connection: Connection, why: string): void {
    this.connection = connection;
    this.problem = why;
    if (connection !== 'open') return;
    this.#anew = true;
    for (const wish of this.#wishes.values()) this.#socket.send(wish);
  }

  #heard(message: Heard): void {
    if (message.type === 'table') this.#whole(message);
    else if (message.type === 'changed') this.#altered(message);
    else if (message.type === 'play') this.#position(message);
    else if (message.type === 'moved') this.#moved(message);
    else if (message.type === 'chat') this.#chatted(message);
    else if (message.type === 'typing') this.#types(message.person);
    else if (message.type === 'ack') this.#done(message.id, message.number);
    else this.#refused(message);
  }

  /** The first word on a socket, and of what is sent again. */
  #whole(info: TableInfo): void {
    this.#changes = 0;
    this.#syncing = false;
    this.#sit(info);
  }

  #altered({ after, change }: Changed): void {
    if (this.#changes !== after) return this.#sync();
    this.#changes += 1;
    this.#sit(patched(this.info, change as Change) as TableInfo);
  }

  /** What came was not made for what we hold: everything is sent again. */
  #sync(): void {
    if (this.#syncing) return;
    this.#syncing = true;
    this.#socket.send({ type: 'sync', id: freshId(), seen: this.latest?.number ?? 0 });
  }

  #sit(info: TableInfo): void {
    this.#reminded(info);
    this.info = this.model.info = info;
    this.model.heard = performance.now();
    clearTimeout(this.#waits);
    this.#outwaited = info.vote_waits === 0;
    if (info.vote_waits) this.#waits = setTimeout(() => (this.#outwaited = true), info.vote_waits);
    if (!this.game)
      void games().then(
        (all) => (this.game = all.find(({ name }) => name === info.game)),
        () => undefined,
      );
  }

  #types(person: string): void {
    const { model } = this;
    model.typing = [...model.typing, person];
    setTimeout(() => (model.typing = model.typing.filter((_, at) => at !== model.typing.indexOf(person))), TYPED);
  }

  /** Somebody has nudged whoever looks. */
  #reminded({ incidents, chairs }: TableInfo): void {
    const known = this.info ? (this.info.incidents.at(-1)?.at ?? 0) : Infinity;
    const nudge = incidents.findLast(
      ({ what, whom, at }) => what === 'nudged' && at > known && this.seats.includes(whom!),
    );
    if (!nudge) return;
    this.notice = t('ui-nudged', { name: chairs[nudge.seat ?? -1]?.name ?? '' });
    sound('turn');
  }

  #chatted({ lines }: ChatTold): void {
    this.model.typing = this.model.typing.filter((person) => !lines.some((line) => line.person === person));
    const before = new Set(this.chat.map(({ number }) => number));
    const fresh = lines.filter(({ number, person }) => !before.has(number) && person !== me()?.id);
    this.unread = [...this.unread, ...fresh.map(({ number }) => number)];
    const known = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...known.values()].sort((a, b) => a.number - b.number);
  }

  #done(id: string, number?: number): void {
    const wish = this.#wishes.get(id);
    if (number !== undefined && wish?.type === 'play' && (wish.keys as string[]).length > 1)
      this.#commands.push({ from: wish.seen! + 1, to: number });
    this.#wishes.delete(id);
    this.model.sending = false;
  }

  #refused({ id, code, message, reason }: Nack): void {
    const wish = this.#wishes.get(id);
    if (code === 'try-again' && wish) return void setTimeout(() => this.#socket.send(wish), AGAIN);
    this.#done(id);
    this.notice = reason ? this.model.say(reason) : refusalText(code, message);
  }

  /** The position that a change makes of ours. */
  #moved({ number, after, waiting, change, lines }: Moved): void {
    if (this.latest?.number !== after) return this.#sync();
    const { sides, outcome } = patched(this.latest, change as Change) as Position;
    const told = sides.map((side, index) => ({ ...side, lines: lines[index]! }));
    this.#position({ type: 'play', number, since: after, waiting, sides: told, outcome });
  }

  #position(position: Position): void {
    for (const side of position.sides) this.#remember(side, position.since);
    const owners = position.sides.map((side) => side.seat);
    if (!owners.includes(this.seat)) this.seat = owners.length === 1 ? owners[0]! : null;
    this.latest = position;
    this.#retell();
    this.#hand(position);
    const anew = this.#anew;
    this.#anew = false;
    if (this.recap) return; // which ends with how it stands then
    this.#story.add(position, anew && this.#missing);
    if (anew) void this.#comeBack();
    else this.#sees();
  }

  /** Several people at one device: cover the screen when the question goes to another of them. */
  #hand(position: Position): void {
    const mine = this.seats;
    if (mine.length < 2 || position.outcome) {
      this.handover = null;
      if (this.seat === null && mine.length) this.seat = mine[0]!;
      return;
    }
    const asked = mine.filter((seat) => position.waiting.includes(seat));
    if (asked.length && (this.seat === null || !asked.includes(this.seat))) this.handover = asked[0]!;
    else this.handover = null;
    if (this.seat === null && this.handover === null) this.handover = mine[0]!;
  }

  #remember(side: Side, since: number): void {
    this.#logs.set(side.seat, merged(this.#logs.get(side.seat) ?? [], side.lines));
    if (since > (this.latest?.number ?? 0)) this.#filling = this.#fill(side.seat);
  }

  /** What happened before the socket's lines begin. */
  async #fill(seat: number | null): Promise<void> {
    const query = seat === null ? '' : `?seat=${seat}`;
    const page = await get<LogPage>(`/api/tables/${this.table}/log${query}`).catch(() => null);
    if (page) this.#logs.set(seat, merged(this.#logs.get(seat) ?? [], page.lines));
    this.#retell();
  }

  #retell(): void {
    this.lines = this.#logs.get(this.seat) ?? [];
  }
}
