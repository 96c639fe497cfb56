import type { Scored, Worth } from '$web/board/contract';
import { cards, monuments, production } from '../cards.json';
import { printed } from './cards';
import type { PlayerView, SanJuanView } from './view';

const CATHEDRAL_COST = printed('palace')!.cost; // it counts the others' buildings of this cost

const copies = ({ buildings }: PlayerView, card: string) => buildings.filter(({ key }) => key === card).length;

type Count = (player: PlayerView, card: string, all: readonly PlayerView[]) => number | string;

/** What each of these cards counts for whoever has the building that counts it, the dearest first. */
function among(which: readonly string[], count: Count, building?: string) {
  return ({ players }: SanJuanView): Worth[] =>
    which.map((card) => ({
      label: `card-${card}`,
      by: players.map((player) => (!building || copies(player, building) ? count(player, card, players) : 0)),
    }));
}

const all = cards.map(({ id }) => id).sort((a, b) => printed(b)!.points - printed(a)!.points);
const dear = all.filter((card) => printed(card)!.cost === CATHEDRAL_COST);
const city = all.filter((card) => !production.includes(card));

const tucked: Count = ({ buildings }, card) =>
  buildings.reduce((sum, building) => sum + (building.key === card ? (building.tucked ?? 0) : 0), 0);
/** It is their number that counts. */
const number: Count = (player, card) => copies(player, card) && String(copies(player, card));
const ofOthers: Count = ({ seat }, card, players) => {
  const sum = players.reduce((n, other) => n + (other.seat === seat ? 0 : copies(other, card)), 0);
  return sum && String(sum);
};

/** Residence and palace count what no single card brings; what they say of themselves has to do. */
export default {
  'score-buildings': among(all, (player, card) => copies(player, card) * printed(card)!.points),
  'score-tucked': among(all, tucked),
  'score-triumphal_arch': among(monuments, number, 'triumphal_arch'),
  'score-city_hall': among(city, copies, 'city_hall'),
  'score-guild_hall': among(
    production,
    (player, card) => copies(player, card) && copies(player, card) + 1,
    'guild_hall',
  ),
  'score-cathedral': among(dear, ofOthers, 'cathedral'),
} satisfies Scored<SanJuanView>;
