import type { Happened, Label } from '$web/api/wire';
import type { Caption, Flyer, Moments, Table } from '$web/board/contract';
import { areaScene, ICON } from './art';
import { islandKnown, siteOf } from './board';
import type { GoldenCityView } from './view';

type Desk = Table<GoldenCityView>;

const number = (label: Label | undefined): number => Number(label ?? 0);

/** The flight of a house. */
function houseAt(site: string, seat: number | null): string {
  return /_(outer|inner)/.test(site) ? `house:${site}:${seat}` : `house:${site}`;
}

function houseOf({ seat, args }: Happened): string {
  return houseAt(siteOf(args.site!), seat);
}

/** Where a reward comes from: the house that was built with the same news. */
function rewarded({ seat }: Happened, table: Desk): string | undefined {
  const built = table.events.findLast((event) => event.verb === 'built' && event.seat === seat);
  return built && houseOf(built);
}

const reward =
  (sign: string, count: (event: Happened) => string = () => '') =>
  (event: Happened, table: Desk): Flyer[] => [
    { from: rewarded(event, table), to: `seat:${event.seat}`, text: count(event), icon: ICON[sign]! },
  ];

const plus = ({ args }: Happened): string => `+${number(args.n)}`;

/** A house of this seat in the area that is scored; else the scoring card itself. */
function scoredFrom(seat: number | null, { view, game }: Desk): string {
  const area = islandKnown(game, view.played_on)?.area(view.scoring_card?.area ?? '') ?? [];
  const there = view.board.find(({ site, houses }) => area.includes(site.key) && houses.includes(seat ?? -1));
  return there ? houseAt(there.site.key, seat) : 'scoring';
}

function scoring(_: Happened, table: Desk): Caption | null {
  const card = table.view.scoring_card;
  return card && { title: table.say(card.label), text: table.word('board-scoring'), token: areaScene(card.area) };
}

/**
 * The scoring of a round is watched on the picture before it, with the card and the area that are scored: all letters fly at
 * once, and the passing of the start player's key ends it.
 */
export default {
  'round-begins': {},
  'scoring-turned': {
    hold: 1200,
    banner: ({ args }, table) => ({
      title: table.say(args.card!),
      text: table.word('board-round-scores', { n: table.view.round }),
      token: table.view.scoring_card?.good,
    }),
    sound: 'phase',
  },
  'scored-good': {
    hold: 0,
    before: true,
    points: ({ args }) => number(args.n),
    fly: (event, table) => [
      { from: 'scoring', to: `seat:${event.seat}`, text: plus(event), token: table.view.scoring_card?.good },
    ],
    sound: 'score',
  },
  'scored-area': {
    hold: 0,
    before: true,
    points: ({ args }) => number(args.n),
    fly: (event, table) => [
      {
        from: scoredFrom(event.seat, table),
        to: `seat:${event.seat}`,
        text: plus(event),
        token: areaScene(table.view.scoring_card?.area ?? ''),
      },
    ],
    sound: 'score',
  },
  'start-passed': { hold: 2000, before: true, banner: scoring },
  placed: { sound: 'knock' },
  chased: {
    before: true,
    shake: ({ args }) => `hand-on:${number(args.other)}`,
    fly: ({ seat, args }) => [
      { from: `hand-on:${number(args.other)}`, to: `seat:${number(args.other)}`, icon: ICON.hand! },
      { from: `seat:${seat}`, to: `hand-on:${number(args.other)}`, text: `−${number(args.price)}`, icon: ICON.coins! },
    ],
    sound: 'coin',
  },
  'took-pair': { sound: 'card' },
  built: { hold: 700, shake: houseOf, sound: 'build' },
  'won-letters': {
    hold: 900,
    points: ({ args }) => number(args.n),
    fly: reward('letters', plus),
    sound: 'score',
  },
  'won-coins': { hold: 700, fly: reward('coins', plus), sound: 'coin' },
  'won-key': { hold: 700, fly: reward('key'), sound: 'coin' },
  'took-goods': { hold: 700, fly: reward('goods'), sound: 'card' },
  'drew-goods': { hold: 700, fly: reward('goods'), sound: 'card' },
  'took-bonus': { hold: 700, fly: reward('bonus'), sound: 'reveal' },
  'took-bonus-unseen': { hold: 700, fly: reward('bonus'), sound: 'card' },
  'last-house': { last: true },
  blocked: { last: true },
  'bonus-scored': {
    hold: 2200,
    points: ({ args }) => number(args.n),
    banner: (_, table) => ({ title: table.word('view-bonus'), icon: ICON.bonus! }),
    fly: (event) => [{ to: `seat:${event.seat}`, text: plus(event), token: String(event.args.bonus) }],
    sound: 'reveal',
  },
} satisfies Moments<GoldenCityView>;
