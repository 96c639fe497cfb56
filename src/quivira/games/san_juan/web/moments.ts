/** What is worth watching: the phases with their takers, goods and cards on their way, buildings, and the twelfth of them. */
import cards from 'icon:card-pickup';
import type { Happened } from '$web/api/wire';
import type { Caption, Ends, Flyer, Moment, Moments, Table } from '$web/board/contract';
import { GOOD } from './art';
import { isForTwo } from './asking';
import type { SanJuanView } from './view';

const LAST = 12; // buildings, which end the game

/** The name of a thing that an event tells of: 'card-crane' is crane. */
function named(event: Happened, arg: string): string {
  return String(event.args[arg]).replace(/^\w+-/, '');
}

/** The log's own sentence for it. */
function sentence(event: Happened, table: Table<SanJuanView>): string {
  return table.say({ key: `log-${event.verb}`, args: { ...event.args, seat: event.seat! } });
}

/** Whoever acts knows what they did: a banner would only lie over what they do next. */
function ofOthers(event: Happened, table: Table<SanJuanView>, caption: () => Caption): Caption | null {
  return event.seat === table.seat ? null : caption();
}

const seatOf = (event: Happened) => `seat:${event.seat}`;
const drawn = (event: Happened): Flyer[] => [
  { from: 'deck', to: seatOf(event), text: `+${Number(event.args.n)}`, icon: cards },
];
const made = (event: Happened, card: string): Flyer[] => [
  { from: 'deck', to: seatOf(event), token: `good-${GOOD[card] ?? ''}` },
];
const under = (event: Happened): Flyer[] => [{ to: seatOf(event), text: '+1', token: String(event.args.under) }];

const CARD = 'board-a-card';
const cardsOf = ({ args }: Happened): string[] => Array<string>(Number(args.n ?? 1)).fill(CARD);

/** Cards that come into a hand: of those that the councillor draws only what is kept, and not thrown away again. */
function drawnOf(event: Happened, later: readonly Happened[]): string[] {
  const end = later.findIndex(({ verb }) => verb === 'role-taken');
  const own = later.slice(0, end < 0 ? later.length : end).filter(({ seat }) => seat === event.seat);
  const number = (verbs: RegExp) => own.filter(({ verb }) => verbs.test(verb)).flatMap(cardsOf).length;
  if (number(/^kept/)) return [];
  return cardsOf(event).slice(Math.max(0, number(/^discarded/) - number(/^drew/)));
}

/** One building before the last the game may end; the last one ends it with the phase. */
export const ends: Ends<SanJuanView> = ({ players }, table) => {
  const most = players.reduce((one, other) => (other.buildings.length > one.buildings.length ? other : one));
  const name = table.chairs[most.seat]?.name ?? '';
  if (most.buildings.length >= LAST)
    return { sure: true, title: table.word('board-last-phase'), why: table.word('board-twelve-built', { name }) };
  return most.buildings.length === LAST - 1 ? { sure: false, why: table.word('board-eleven-built', { name }) } : null;
};

const built: Moment<SanJuanView> = {
  hold: 1300,
  banner: (event, table) => {
    const [token, title] = [String(event.args.card), sentence(event, table)];
    if (table.view.players[event.seat!]?.buildings.length === LAST && event.verb === 'built')
      return { title: table.word('board-twelfth'), text: title, token };
    return ofOthers(event, table, () => ({ title, token }));
  },
  brings: ({ args }) => [String(args.card)],
  sound: 'build',
};

export default {
  'round-begins': {
    hold: 1000,
    banner: (event, table) => ({
      title: table.say({ key: 'log-round-begins', args: event.args }),
      text: isForTwo(table)
        ? table.word('board-governor-two', { name: table.chairs[table.view.governor]?.name ?? '' })
        : table.say({ key: 'log-governor-moves', args: { seat: table.view.governor } }),
      token: 'role-governor',
    }),
    sound: 'phase',
  },
  'role-taken': {
    banner: (event, table) => ({
      title: table.say(String(event.args.role)),
      text: `${table.chairs[event.seat!]?.name ?? ''} ★ ${table.word(`board-gets-${named(event, 'role')}`)}`,
      token: String(event.args.role),
    }),
    sound: 'phase',
  },
  built,
  'built-over': built,
  produced: { hold: 700, fly: (event) => made(event, named(event, 'card')), sound: 'knock' },
  'customs-filled': { hold: 600, fly: (event) => made(event, 'customs_office'), sound: 'knock' },
  // The market turns its own prices over.
  'tile-turned': { hold: 1300, shake: () => 'market', sound: 'reveal' },
  sold: {
    hold: 800,
    fly: (event) => [{ from: seatOf(event), to: 'market', token: `good-${GOOD[named(event, 'card')] ?? ''}` }],
    brings: (event) => [`board-good-${GOOD[named(event, 'card')] ?? ''}`],
    sound: 'coin',
  },
  drew: { brings: drawnOf },
  'drew-hidden': { hold: 600, fly: drawn, brings: drawnOf, sound: 'card' },
  kept: { brings: cardsOf },
  'kept-hidden': { hold: 500, brings: cardsOf, sound: 'card' },
  // One after the other to where cards lie open, above all banners: from there one is taken.
  revealed: {
    hold: 1200,
    fly: (event) => [{ from: 'deck', to: 'turned', token: String(event.args.card) }],
    sound: 'reveal',
  },
  took: {
    hold: 1300,
    banner: (event, table) => ({ title: sentence(event, table), token: String(event.args.card) }),
    fly: (event) => [{ from: 'turned', to: seatOf(event), token: String(event.args.card) }],
    brings: () => [CARD],
    sound: 'coin',
  },
  'mine-failed': {
    luck: true,
    banner: (event, table) => ({
      title: table.say('card-gold_mine'),
      text: sentence(event, table),
      token: 'card-gold_mine',
    }),
    sound: 'refuse',
  },
  tucked: { hold: 700, fly: under, sound: 'card' },
  'tucked-hidden': { hold: 700, fly: under, sound: 'card' },
  shipped: {
    hold: 700,
    fly: (event) => [{ to: seatOf(event), text: `+${Number(event.args.n)}`, token: 'card-harbor' }],
    sound: 'knock',
  },
  reshuffled: { hold: 700, fly: () => [{ from: 'discard', to: 'deck', icon: cards }], sound: 'card' },
} satisfies Moments<SanJuanView>;
