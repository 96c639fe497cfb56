/** What the player has picked but not sent yet, and the keys that it comes to. */
import type { Table } from '$web/board/contract';
import { placeOf } from './art';
import type { BuildingView, CardView, ModifierView, PlayerView, PricedCardView, SanJuanView, WayView } from './view';

/** A question that is answered by picking several things of one kind. */
interface Question {
  verb: string;
  from: 'hand' | 'drawn' | 'city';
  most: number;
  /** The key that says "no more"; without it all of `most` must be picked. */
  done?: string;
}

/** The place of the cathedral, which lies on the table, behind the cards of the hand. */
export const ON_TABLE = -1;

export class Plan {
  /** The card to be built, by its place in the hand. */
  building: number | null = $state(null);
  /** The building that makes way, by its place in the city. */
  over: number | null = $state(null);
  /** Picked cards and buildings, by their places. */
  cards: readonly number[] = $state.raw([]);
  goods: readonly number[] = $state.raw([]);
  /** The card that was pressed last, to tell what it does. */
  touched: string | null = $state(null);

  constructor(private readonly table: Table<SanJuanView>) {}

  clear(): void {
    this.building = this.over = this.touched = null;
    this.cards = this.goods = [];
  }

  get asked(): string {
    return this.table.myTurn ? (this.table.ask?.key ?? '') : '';
  }
  get me(): PlayerView | undefined {
    return this.table.seat === null ? undefined : this.table.view.players[this.table.seat];
  }
  get hand(): readonly PricedCardView[] {
    return this.me?.hand ?? [];
  }
  get city(): readonly BuildingView[] {
    return this.me?.buildings ?? [];
  }

  get question(): Question | null {
    const n = Number(this.table.ask?.args.n ?? 0);
    switch (this.asked) {
      case 'ask-keep-four':
      case 'ask-limit':
      case 'ask-archive':
        return { verb: 'discard', from: 'hand', most: n };
      case 'ask-pay':
        return { verb: 'pay', from: 'hand', most: n };
      case 'ask-keep':
        return { verb: 'keep', from: 'drawn', most: n };
      case 'ask-office':
        return { verb: 'office', from: 'hand', most: n, done: 'office-done' };
      case 'ask-chapel':
        return { verb: 'chapel', from: 'hand', most: 1, done: 'chapel-nothing' };
      case 'ask-bank':
        return { verb: 'bank', from: 'hand', most: this.hand.length, done: 'bank-done' };
      case 'ask-produce':
        return { verb: 'produce', from: 'city', most: n, done: 'produce-done' };
      case 'ask-sell':
        return { verb: 'sell', from: 'city', most: n, done: 'sell-done' };
      default:
        return null;
    }
  }

  // Building

  get site(): PricedCardView | null {
    if (this.building === null) return null;
    return (this.building === ON_TABLE ? this.table.view.cathedral : this.hand[this.building]) ?? null;
  }
  /** The way it would be built now; one where a building makes way, if there is no other. */
  get way(): WayView | null {
    const ways = this.site?.ways ?? [];
    return ways.find((way) => way.at === this.over) ?? ways[0] ?? null;
  }
  get modifiers(): ModifierView[] {
    const goods = { reason: 'view-goods', amount: -this.goods.length };
    return [...(this.way?.modifiers ?? []), ...(this.goods.length ? [goods] : [])];
  }
  /** Hand cards that are due, with the goods picked. */
  get due(): number {
    return Math.max((this.way?.price ?? 0) - this.goods.length, 0);
  }
  /** Places of the cards that can pay. */
  get purse(): number[] {
    return this.hand.map((_, at) => at).filter((at) => at !== this.building);
  }
  get paysAll(): boolean {
    return this.site !== null && this.due > 0 && this.due === this.purse.length;
  }
  get paid(): readonly number[] {
    return this.paysAll ? this.purse : this.cards;
  }
  /** Goods that must be spent, because the hand alone cannot pay. */
  get short(): number {
    return Math.max(this.due - this.purse.length, 0);
  }
  /** How many cards or goods are still to be picked before it can be built. */
  get missing(): number {
    return this.due - this.paid.length;
  }
  get buildKeys(): string[] | undefined {
    const { site, way } = this;
    if (!site || !way || this.missing !== 0) return undefined;
    const goods = way.goods ? this.named('market', this.goods, way.goods, 'market-done') : [];
    const cards = this.paysAll ? [] : sorted(this.cards).map((at) => `pay:${this.hand[at]!.key}`);
    return [`build:${site.key}`, ...(way.asked ? [`over:${way.over}`] : []), ...goods, ...cards];
  }

  /** Whether a tap on a card chooses what to build: where there is nothing to pay, it cannot mean a payment. */
  get choosing(): boolean {
    return this.asked === 'ask-build' && (this.building === null || this.way?.price === 0);
  }

  build(at: number | null): void {
    this.clear();
    this.building = at;
    this.over = this.way?.at ?? null;
  }
  wayAt(at: number): WayView | undefined {
    return (this.site ?? this.table.view.site)?.ways.find((way) => way.at === at);
  }
  replace(at: number): void {
    const other = this.site?.ways.find((way) => way.at === null) ?? this.way;
    this.over = this.over === at ? (other?.at ?? null) : at;
    this.goods = this.goods.filter((good) => good !== this.over).slice(0, this.way?.goods);
    this.cards = this.cards.slice(0, this.due);
  }
  /** Whether the good at a place of the city can pay through the black market. */
  spendable(at: number): boolean {
    return !!this.way?.goods && !!this.city[at]?.good && at !== this.over;
  }
  spend(at: number): void {
    this.goods = toggled(this.goods, at, this.way?.goods ?? 0);
    this.cards = this.cards.slice(0, this.due);
  }

  // Picking

  /** Whether a card may be picked: all but those that have been passed over in the order of the list. */
  pickable(verb: string, card: CardView): boolean {
    const refused = this.table.refused.get(`${verb}:${card.key}`);
    return (
      this.table.legal.has(`${verb}:${card.key}`) ||
      (!!refused && refused.reason !== this.table.word('why-passed-over'))
    );
  }
  pick(at: number, most: number): void {
    this.cards = toggled(this.cards, at, most);
  }
  /** Whether a building can be picked to make a good on it or to sell its good. */
  workable(at: number): boolean {
    const [question, building] = [this.question, this.city[at]];
    if (question?.from !== 'city' || !building) return false;
    return building.good === (question.verb === 'sell') && this.table.legal.has(`${question.verb}:${building.key}`);
  }
  work(at: number): void {
    this.goods = toggled(this.goods, at, this.question?.most ?? 0);
  }

  /** The keys for what is picked; undefined while too little is. */
  get keys(): string[] | undefined {
    const question = this.question;
    if (!question) return undefined;
    if (question.from === 'city') return this.named(question.verb, this.goods, question.most, question.done!);
    const cards = question.from === 'hand' ? this.hand : (this.me?.drawn ?? []);
    const keys = sorted(this.cards).map((at) => `${question.verb}:${cards[at]!.key}`);
    if (keys.length === question.most) return keys;
    return question.done ? [...keys, question.done] : undefined;
  }

  /** Goods in the order of their places; "no more" where the game would still ask for one. */
  private named(verb: string, picked: readonly number[], most: number, done: string): string[] {
    const place = (at: number) => placeOf(this.city[at]!.key);
    const goods = [...picked].sort((a, b) => place(a) - place(b));
    const last = goods.length ? place(goods.at(-1)!) : 0;
    const open = (at: number) =>
      (verb === 'market' ? this.spendable(at) : this.workable(at)) && !picked.includes(at) && place(at) >= last;
    const more = goods.length < most && this.city.some((_, at) => open(at));
    return [...goods.map((at) => `${verb}:${this.city[at]!.key}`), ...(more ? [done] : [])];
  }
}

function sorted(places: readonly number[]): number[] {
  return [...places].sort((a, b) => a - b);
}

/** Pick or put back; the one picked first goes when it is one too many. */
function toggled(places: readonly number[], at: number, most: number): readonly number[] {
  if (places.includes(at)) return places.filter((other) => other !== at);
  return most > 0 ? [...places, at].slice(-most) : [];
}
