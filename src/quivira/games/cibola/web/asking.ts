import type { Inspected, Table } from '$web/board/contract';
import type { CardView, ChamberView, CibolaView, ColumnView } from './view';

/** What each thing on the table says of itself when it is asked. */

type At = Table<CibolaView>;

/** The rule of each treasure, and of each totem that does not work at once. */
const RULES: Record<string, string> = {
  'treasure-statuette': '31',
  'treasure-sundial': '32',
  'treasure-feather_shield': '33',
  'treasure-snake': '34',
  'treasure-skull': '35',
  'totem-copy': '26',
  'totem-explorer_plus1': '30',
  'totem-sundial_plus1': '32',
  'totem-feather_plus3': '33',
  'totem-snake_equals3': '34',
  'totem-skull_minus2': '35',
};
const AT_ONCE = '19';
const ruleOf = (thing: string) => RULES[thing] ?? AT_ONCE;

export function worth(
  table: At,
  { lowest, highest }: { lowest: number; highest: number },
  key = 'board-worth',
): string {
  return table.word(key, { lowest, highest, span: highest - lowest });
}

/** How many points are got or, for a treasure that costs some, how many are lost. */
export function inPoints(table: At, lowest: number, highest: number): string {
  const [least, most] = highest < 0 ? [-highest, -lowest] : [lowest, highest];
  return table.word('board-range', { lowest: least, highest: most, span: most - least });
}

/** The name of what can be chosen: what is done with it and, for newcomers, what that brings. */
export function chosen(table: At, key: string, name: string): string {
  const brings = table.brings.get(key);
  return `${table.legal.get(key) ?? name}${brings ? `. ${brings}` : ''}`;
}

/** A clause that stands alone. */
const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

export function treasure(table: At, column: ColumnView): Inspected {
  const { treasure } = column;
  return { title: table.say(treasure), card: treasure, now: sentence(worth(table, column)), rule: ruleOf(treasure) };
}

export function chamberName(table: At, chamber: ChamberView, treasure: string): string {
  const name = table.word('chamber', { treasure: table.say(treasure), value: chamber.value });
  return chamber.covered ? `${name} ${table.word('chamber-covered')}` : name;
}

export function chamber(table: At, column: ColumnView, chamber: ChamberView, key?: string): Inspected {
  const state = chamber.covered ? 'covered' : column.lowest === column.highest ? 'last' : 'open';
  const refusal = key === undefined ? undefined : table.refused.get(key)?.reason;
  return {
    title: chamberName(table, chamber, column.treasure),
    text: table.about(column.treasure),
    now: refusal ?? table.brings.get(key ?? '') ?? table.word(`board-chamber-${state}`),
    rule: '29',
  };
}

export function totem(table: At, totem: string): Inspected {
  const owner = table.view.players.find((player) => player.totems.includes(totem));
  const now = owner && table.word('board-totem-of', { name: table.chairs[owner.seat]?.name ?? '' });
  return { title: table.say(totem), card: totem, now, rule: ruleOf(totem) };
}

export function card(table: At, card: CardView): Inspected {
  return {
    title: table.say(card.label),
    card: `card:${card.key}`,
    text: table.about(card.symbol ?? card.treasures[0]!),
    now: cardNow(table, card),
    rule: '16',
  };
}

/** What each treasure of a card is worth as the temple stands. */
function cardNow(table: At, { treasures }: CardView): string {
  const columns = table.view.temple.filter(({ treasure }) => treasures.includes(treasure));
  return columns.map((column) => sentence(`${table.say(column.treasure)}: ${worth(table, column)}`)).join(' ');
}

const PILES = {
  camp: { text: 'board-camp', now: 'board-camp-now', rule: '11' },
  rocks: { text: 'board-rocks', now: 'board-rocks-now', rule: '17' },
} as const;

const pileNow = (table: At, name: keyof typeof PILES) => table.word(PILES[name].now, { n: table.view[name] });

export function pile(table: At, name: 'camp' | 'rocks'): Inspected {
  return {
    title: table.word(`view-${name}`),
    text: table.word(PILES[name].text),
    now: pileNow(table, name),
    rule: PILES[name].rule,
  };
}

export function torch(table: At): Inspected {
  const now = table.word('board-torch-of', { name: table.chairs[table.view.torch]?.name ?? '' });
  return { title: table.word('view-torch'), text: table.word('board-torch'), now, rule: '24' };
}

export function explorers(table: At, seat: number): Inspected {
  const n = table.view.players[seat]!.explorers;
  return {
    title: table.word('board-explorers', { n }),
    text: table.word('board-explorers-left'),
    now: `${table.word('view-camp')}: ${pileNow(table, 'camp')}`,
    rule: '30',
  };
}

/** What a seat has of a treasure, and what it would bring. */
export function held(table: At, seat: number, treasure: string): Inspected {
  const { treasures, worth: brings } = table.view.players[seat]!;
  return {
    title: table.word(treasure.replace('treasure-', 'count-'), { n: treasures[treasure]! }),
    card: treasure,
    now: sentence(worth(table, brings[treasure]!, 'board-brings')),
    rule: ruleOf(treasure),
  };
}

/** What is known of a seat's group: its size once all are revealed, before that to its owner alone. */
export function toldOfGroup(table: At, seat: number): string {
  const { chosen, sent, explorers } = table.view.players[seat]!;
  const name = table.chairs[seat]?.name ?? '';
  if (table.view.order.length) return table.say({ key: 'log-sent', args: { seat, n: sent ?? 0 } });
  if (sent === 0 && explorers === 0) return table.word('board-nobody-left');
  if (chosen && sent !== null) return table.word('board-own-group', { n: sent });
  return table.word(chosen ? 'board-has-chosen' : 'board-is-choosing', { name });
}

export function group(table: At, seat: number): Inspected {
  const now = toldOfGroup(table, seat);
  return { title: table.chairs[seat]?.name ?? '', text: table.word('board-larger-first'), now, rule: '14' };
}

export function sending(table: At): Inspected {
  const now = table.view.players.map(({ seat }) => toldOfGroup(table, seat)).join(' · ');
  return { title: table.word('board-groups'), text: table.word('board-larger-first'), now, rule: '10', acts: true };
}
