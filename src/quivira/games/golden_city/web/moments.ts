import type { Happened, Label } from '$web/api/wire';
import type { Caption, Ending, Ends, Flyer, Meanwhile, Moment, Moments, Table } from '$web/board/contract';
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
function rewarded({ seat }: Happened, table: Desk): { from?: string } {
  const built = table.events.findLast((event) => event.verb === 'built' && event.seat === seat);
  return built ? { from: houseOf(built) } : {};
}

/** A reward flies from the house to its builder. */
const reward =
  (sign: string) =>
  (event: Happened, table: Desk): Flyer[] => [
    {
      ...rewarded(event, table),
      to: `seat:${event.seat}`,
      icon: ICON[sign]!,
      ...(event.args.n === undefined ? {} : { text: `+${number(event.args.n)}` }),
    },
  ];

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

/** The scoring ends with this: it is held until all letters have arrived. */
const scored: Moment<GoldenCityView> = { hold: 2000, before: true, banner: scoring };

/** Whoever has no more houses than one turn builds may end the game with this round. */
const FEW = 2;

function lastRound(view: GoldenCityView, table: Desk): Ending | null {
  const sure = (why: Label) => ({ sure: true, why: table.say(why) });
  const done = view.players.find(({ houses_left }) => !houses_left);
  if (done) return sure({ key: 'log-last-house', args: { seat: done.seat } });
  const shut = view.players.find(({ out }) => out);
  if (shut) return sure({ key: 'log-blocked', args: { seat: shut.seat } });
  return view.scoring_card && !view.scoring_deck ? sure('board-last-card') : null;
}

function mayEnd({ players }: GoldenCityView, table: Desk): Ending | null {
  const { seat, houses_left: n } = players.reduce((one, other) => (other.houses_left < one.houses_left ? other : one));
  if (n > FEW) return null;
  return { sure: false, why: table.word('board-few-houses', { name: table.chairs[seat]?.name ?? '', n }) };
}

export const ends: Ends<GoldenCityView> = (view, table) => lastRound(view, table) ?? mayEnd(view, table);

/** A house that was built just before a scoring stands there when it is scored. */
export const meanwhile: Meanwhile<GoldenCityView> = (view, events) => {
  const places = new Map(view.board.map((place) => [place.site.key, place]));
  for (const { seat, args } of events.filter(({ verb }) => verb === 'built')) {
    const [label, key] = [args.site!, siteOf(args.site!)];
    const { site, houses } = places.get(key) ?? { site: { key, label }, houses: [] };
    places.set(key, { site, houses: [...new Set([...houses, seat!])] });
  }
  return { ...view, board: [...places.values()] };
};

/**
 * The scoring of a round is watched on the picture before it, with the card and the area that are scored: all letters fly at
 * once, and what comes after, the next round or the end, waits for them.
 */
export default {
  'scored-good': {
    hold: 0,
    before: true,
    points: ({ args }) => number(args.n),
    pointsFrom: (_, { view }) => ({ from: 'scoring', token: view.scoring_card?.good ?? '' }),
    sound: 'score',
  },
  'scored-area': {
    hold: 0,
    before: true,
    points: ({ args }) => number(args.n),
    pointsFrom: ({ seat }, table) => ({
      from: scoredFrom(seat, table),
      token: areaScene(table.view.scoring_card?.area ?? ''),
    }),
    sound: 'score',
  },
  'round-begins': scored,
  ended: scored,
  'scoring-turned': {
    hold: 1200,
    banner: ({ args }, table) => {
      const [card, token] = [table.say(args.card!), table.view.scoring_card?.good ?? ''];
      return { title: card, text: table.word('board-round-scores', { n: table.view.round }), token };
    },
    sound: 'phase',
  },
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
    pointsFrom: (event, table) => ({ ...rewarded(event, table), icon: ICON.letters! }),
    sound: 'score',
  },
  'won-coins': { hold: 700, fly: reward('coins'), sound: 'coin' },
  'won-key': { hold: 700, fly: reward('key'), sound: 'coin' },
  'took-goods': { hold: 700, fly: reward('goods'), sound: 'card' },
  'drew-goods': { hold: 700, fly: reward('goods'), sound: 'card' },
  'took-bonus': { hold: 700, fly: reward('bonus'), sound: 'reveal' },
  'took-bonus-unseen': { hold: 700, fly: reward('bonus'), sound: 'card' },
  'bonus-scored': {
    hold: 2200,
    points: ({ args }) => number(args.n),
    pointsFrom: ({ args }) => ({ token: String(args.bonus) }),
    banner: (_, table) => ({ title: table.word('view-bonus'), icon: ICON.bonus! }),
    sound: 'reveal',
  },
} satisfies Moments<GoldenCityView>;
