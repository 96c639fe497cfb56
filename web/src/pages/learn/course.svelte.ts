import type { Position, Taught, TaughtStation } from '$web/api/wire';
import type { Parts } from '$web/board/boards';
import { keepProgress } from '$web/progress.svelte';
import { sound } from '$web/sounds';
import { Model } from '$web/table/model.svelte';
import { pretended } from '$web/table/pretended';
import { Story } from '$web/table/story.svelte';
import type { Catalog } from '$web/words/catalog';

/** What is said to a choice that the rules allow and the lesson has no answer for. */
const OTHER = 'ui-lesson-other';

/** Somebody goes through a lesson: all of it is here, and no server is asked. The bar takes it for a visit to a table. */
export class Course {
  readonly model: Model;
  readonly info = null;
  readonly handover = null;
  readonly lastOwn = null;
  readonly mayAsk = false;
  readonly seats: number[] = [];
  readonly unsettled = [];
  /** Which station; as many as there are when all have been gone through. */
  at = $state(0);
  /** The key of what the lesson says to the last attempt. */
  answer = $state('');
  readonly station: TaughtStation | undefined = $derived.by(() => this.taught.stations[this.at]);
  /** What the station speaks of lies on the table, and nothing moves any more. */
  readonly settled: boolean = $derived.by(
    () => this.station !== undefined && this.model.side === this.#last?.sides[0] && !this.model.behind,
  );
  /** What is said to the last attempt: by the lesson, else by the rules. */
  readonly reply: string = $derived.by(() => {
    const { reason, words } = this.model;
    const key = this.answer || (reason && this.station?.answers[reason.key]);
    return key ? words.say(key) : (reason?.text ?? '');
  });
  readonly #story: Story;
  #last: Position | null = $state.raw(null);
  /** How many of the station's actions are done. */
  #done = 0;

  constructor(
    readonly taught: Taught,
    words: Catalog,
    parts: Parts,
    name: string,
    private readonly keep = keepProgress,
  ) {
    // As from a server: later. A tap has done something, and whoever else hears of it must not find another question.
    this.model = new Model(taught.game, (keys) => void setTimeout(() => this.#tried(keys)));
    this.model.words = words;
    this.model.guided = true;
    this.model.info = pretended(taught.seats, { seat: taught.seat, name });
    this.model.stages(parts);
    this.#story = new Story(this.model, () => taught.seat);
  }

  get seat(): number {
    return this.taught.seat;
  }

  /** Come to a station. What has happened is told as at a table; to whoever goes back, or comes back, it is not told again. */
  go(to: number, still = false): void {
    this.show(to, still);
    const { game, name, stations, quiz } = this.taught;
    const over = this.at === stations.length && !quiz.length;
    this.keep(game, name, over ? { station: this.at + 1, done: true } : { station: this.at });
  }

  /** The same, for whoever only wants to see that station. */
  show(to: number, still = false): void {
    this.at = Math.max(0, Math.min(to, this.taught.stations.length));
    this.answer = '';
    this.#done = 0;
    const positions = this.station?.positions ?? [];
    this.skip();
    if (still && positions.length) this.#show(untold(positions.at(-1)!));
    else for (const position of positions) this.#show(position);
  }

  /** Show how it stands now, without what is still to be told. */
  skip = (): void => this.#story.skip();

  close(): void {
    this.#story.close();
  }

  /** The bar's arrow: to the station before. */
  goBack(): void {
    this.go(this.at - 1, true);
  }

  /** Nobody has to be let in or sent away here. */
  goes = (): Promise<boolean> => Promise.resolve(false);
  seatGoes = this.goes;

  #show(position: Position): void {
    this.#last = position;
    this.#story.add(position);
  }

  /** The reader has chosen: what the lesson waits for, or something else. */
  #tried(keys: readonly string[]): void {
    const { station } = this;
    if (!station || !this.settled) return;
    const due = station.does.slice(this.#done, this.#done + keys.length);
    if ([...keys].sort().join() !== [...due].sort().join()) {
      const key = keys.find((one) => !due.includes(one)) ?? '';
      this.answer = station.answers[key] ?? OTHER;
      this.model.putBack(); // so that the next tap chooses anew
      sound('refuse');
      return;
    }
    this.answer = '';
    this.#done += keys.length;
    if (this.#done < station.does.length) this.#show(station.between[this.#done - 1]!);
    else this.go(this.at + 1);
  }
}

/** A position as it stands, without how it came about. */
function untold(position: Position): Position {
  return { ...position, sides: position.sides.map((side) => ({ ...side, lines: [] })) };
}
