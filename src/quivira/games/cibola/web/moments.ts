import type { Happened, Label, Text } from '$web/api/wire';
import type { Ends, Flyer, Moments, Table } from '$web/board/contract';
import { figure, signed } from '$web/board/moments';
import { chamberAt } from './places';
import type { ChamberView, CibolaView } from './view';

type At = Table<CibolaView>;
const ROUNDS = 8;
/** How long the groups are shown in the middle when they turn over, in milliseconds. */
export const REVEAL = 2200;

const seatOf = ({ seat }: Happened) => `seat:${seat}`;
const fromCamp = (event: Happened) => [
  { from: 'camp', to: seatOf(event), text: `+${event.args.n}`, token: 'explorer' },
];
const named = (event: Happened, table: At) => table.chairs[event.seat ?? -1]?.name ?? '';

/** The treasures of a card, one by one, out of its name: 'count-snake' with n = 2 is two snakes. */
function treasuresOf({ args }: Happened): string[] {
  const counts = (args.card as Text).args.treasures as Text[];
  return counts.flatMap((count) => Array<string>(Number(count.args.n)).fill(count.key.replace('count-', 'treasure-')));
}

function totemTaken(event: Happened, table: At) {
  const totem = String(event.args.totem);
  return { title: `${named(event, table)}: ${table.say(totem)}`, text: table.about(totem) ?? '', token: totem };
}

/** The treasures that pay only whoever has the most: who that is, is seen when all is over. */
const MAJORITIES = ['treasure-statuette', 'treasure-skull'];

function majorities(_: Happened, table: At) {
  return MAJORITIES.flatMap((treasure) =>
    table.view.players
      .filter(({ worth }) => worth[treasure]!.highest !== 0)
      .map(({ seat, worth }) => ({
        from: treasure,
        to: `seat:${seat}`,
        text: signed(worth[treasure]!.highest),
        token: treasure,
      })),
  );
}

const span = (values: readonly number[]) =>
  [...new Set([Math.min(...values), Math.max(...values)])].map(figure).join('…');

/** What a treasure was worth before these of its chambers were covered or opened, and what it is worth now. */
function revalued({ view }: At, touched: readonly (Label | undefined)[]): Flyer[] {
  const keys = touched.map((chamber) => chamberAt(view, chamber));
  const column = view.temple.find(({ chambers }) => chambers.some(({ key }) => key === keys[0]));
  if (!column) return [];
  const { treasure, chambers } = column;
  const values = (isOpen: (chamber: ChamberView) => boolean) => span(chambers.filter(isOpen).map(({ value }) => value));
  const now = values(({ covered }) => !covered);
  const before = values(({ key, covered }) => covered === keys.includes(key));
  const text = `${before} → ${now}`;
  return before === now ? [] : [{ from: `chamber:${keys[0]}`, to: treasure, text, token: treasure }];
}

/** The last of the eight rounds. */
export const ends: Ends<CibolaView> = ({ round }, table) =>
  round < ROUNDS ? null : { sure: true, why: table.word('board-last-round') };

/** What deserves to be watched. The groups turn over on a stage of their own, Reveal.svelte, for as long as the beat lasts. */
export default {
  'round-begins': {
    hold: 1200,
    banner: ({ args }, table) => ({
      title: table.word('board-round', { n: Number(args.n) }),
      token: 'torch',
    }),
    sound: 'phase',
  },
  sent: { hold: REVEAL, sound: 'reveal' },
  'called-back': { fly: fromCamp, sound: 'knock' },
  camped: {
    hold: 700,
    fly: (event) => [{ from: seatOf(event), to: 'camp', text: String(event.args.n), token: 'explorer' }],
  },
  took: { hold: 700, brings: treasuresOf, sound: 'card' },
  'rock-placed': {
    hold: 1400,
    shake: ({ args }, table) => `chamber:${chamberAt(table.view, args.chamber)}`,
    fly: ({ args }, table) => revalued(table, [args.chamber]),
    sound: 'stone',
  },
  'rock-moved': {
    hold: 1400,
    shake: ({ args }, table) => `chamber:${chamberAt(table.view, args.onto)}`,
    fly: ({ args }, table) => revalued(table, [args.chamber, args.onto]),
    sound: 'stone',
  },
  'totem-taken': { hold: 1800, banner: totemTaken, brings: ({ args }) => [String(args.totem)], sound: 'build' },
  recruited: { fly: fromCamp, sound: 'knock' },
  copied: { hold: 1800, banner: totemTaken, sound: 'build' },
  'left-out': { hold: 700, sound: 'card' },
  ended: { hold: 1600, fly: majorities, sound: 'score' },
  'torch-passed': { hold: 800, fly: (event) => [{ to: seatOf(event), token: 'torch' }] },
} satisfies Moments<CibolaView>;
