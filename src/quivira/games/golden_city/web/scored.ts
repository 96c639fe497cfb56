import type { Happened, Label, Text } from '$web/api/wire';
import type { Scored, Worth } from '$web/board/contract';
import { times } from '$web/board/moments';
import { bonus_cards } from '../board.json';
import type { GoldenCityView } from './view';

/** What a bonus card counts, if not houses. */
const COUNTED: Record<string, string> = {
  'bonus-goods': 'view-goods',
  'bonus-coins': 'view-coins',
};

/** How many things a bonus card counts, and what each is worth. */
function bonus(card: string, each: number) {
  return ({ players }: GoldenCityView): Worth[] => {
    const by = players.map(({ bonus_cards, bonus_worth }) =>
      bonus_cards?.includes(card) ? times((bonus_worth[card] ?? 0) / each, each) : 0,
    );
    return [{ label: COUNTED[card] ?? 'view-houses', by }];
  };
}

/** The letters of each good, river, quarter and district; nothing if not all of them were told. */
function letters({ players }: GoldenCityView, told: readonly Happened[]): Worth[] {
  const found = new Map<string, number[]>();
  const add = (label: Label | undefined, { seat, args }: Happened) => {
    const key = JSON.stringify(label);
    const by = found.get(key) ?? players.map(() => 0);
    by[seat!]! += Number(args.n);
    found.set(key, by);
  };
  let [card, site]: [Text['args'], Label | undefined] = [{}, undefined];
  for (const event of told) {
    if (event.verb === 'scoring-turned') card = (event.args.card as Text).args;
    if (event.verb === 'built') site = event.args.site;
    if (event.verb === 'scored-good') add(card.good, event);
    if (event.verb === 'scored-area') add(card.area, event);
    if (event.verb === 'won-letters') add(site, event);
  }
  const isAll = players.every((player, seat) => {
    const sum = [...found.values()].reduce((all, by) => all + by[seat]!, 0);
    return sum === player.letters;
  });
  // By their names goods come before quarters, rivers and districts.
  return isAll ? [...found].sort().map(([key, by]) => ({ label: JSON.parse(key) as Label, by })) : [];
}

export default {
  'score-letters': letters,
  ...Object.fromEntries(
    bonus_cards.map(({ id, letters }) => [`score-${id.replace('_', '-')}`, bonus(id.replace('_', '-'), letters)]),
  ),
} satisfies Scored<GoldenCityView>;
