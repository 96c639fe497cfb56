/** What a building with a question mark brings as the cities stand now, by rule 70; the scores of a finished game test it. */
import { cards, monuments, production } from '../cards.json';
import { printed } from './cards';
import type { PlayerView } from './view';

const ARCH = [0, 4, 6, 8]; // points by the number of monuments
const FALLING = [4, 3, 2, 1]; // points for the first, the second and so on
const SET = 3; // different buildings of equal cost
const DEAR = printed('palace')!.cost; // what the cathedral counts
const SHARE = 4; // points for which the palace brings one more

const falling = (n: number) => FALLING.slice(0, n).reduce((sum, points) => sum + points, 0);
const keysOf = ({ buildings }: PlayerView) => buildings.map(({ key }) => key);
const countOf = (keys: readonly string[], which: (key: string) => boolean) => keys.filter(which).length;

/** The most sets of three names that buildings of one cost make, each building in one of them. */
function setsOf(cost: number, city: readonly string[]): number {
  const names = cards.filter(({ id }) => printed(id)!.cost === cost);
  const counts = names.map(({ id }) => countOf(city, (key) => key === id));
  let sets = 0;
  while (counts.reduce((sum, n) => sum + Math.min(n, sets + 1), 0) >= SET * (sets + 1)) sets += 1;
  return sets;
}

const COUNTED: Readonly<Record<string, (city: readonly string[], others: readonly string[]) => number>> = {
  triumphal_arch: (city) => ARCH[countOf(city, (key) => monuments.includes(key))]!,
  city_hall: (city) => countOf(city, (key) => !production.includes(key)),
  guild_hall: (city) => {
    const made = city.filter((key) => production.includes(key));
    return made.length + new Set(made).size;
  },
  residence: (city) =>
    falling([...new Set(cards.map(({ id }) => printed(id)!.cost))].reduce((n, cost) => n + setsOf(cost, city), 0)),
  cathedral: (_, others) => falling(countOf(others, (key) => printed(key)!.cost === DEAR)),
};

/** Of a city as it would be: its own buildings, and those of all others. */
function worthIn(card: string, player: PlayerView, city: readonly string[], others: readonly string[]): number {
  if (card !== 'palace') return COUNTED[card]!(city, others);
  const under = player.buildings.reduce((sum, { tucked }) => sum + (tucked ?? 0), 0);
  const bonus = city.filter((key) => key in COUNTED).map((key) => COUNTED[key]!(city, others));
  const all = [under, ...city.map((key) => printed(key)!.points), ...bonus].reduce((sum, points) => sum + points, 0);
  return Math.floor(all / SHARE);
}

/** What it brings a player who has it, or would bring if it were built now; nothing of buildings with printed points. */
export function worthNow(card: string, seat: number, players: readonly PlayerView[]): number | undefined {
  if (card !== 'palace' && !(card in COUNTED)) return undefined;
  const player = players[seat]!;
  const others = players.filter((other) => other.seat !== seat).flatMap(keysOf);
  const own = keysOf(player);
  return worthIn(card, player, own.includes(card) ? own : [...own, card], others);
}

/** All points of a player by what lies on the table. */
export function pointsNow(seat: number, players: readonly PlayerView[]): number {
  const player = players[seat]!;
  const bonus = keysOf(player).map((card) => worthNow(card, seat, players) ?? 0);
  const under = player.buildings.map(({ tucked }) => tucked ?? 0);
  return [player.printed, ...bonus, ...under].reduce((sum, points) => sum + points, 0);
}
