import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Table } from '$web/board/contract';
import * as asking from './asking';
import { SCENES } from './scenes';
import type { CibolaView } from './view';

const rulebook = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8');
const words = readFileSync(new URL('../locale/en.ftl', import.meta.url), 'utf8');
const treasures = Object.keys(SCENES).filter((thing) => thing.startsWith('treasure-'));
const totems = Object.keys(SCENES).filter((thing) => thing.startsWith('totem-'));

/** Somebody in seat 0 has sent three in secret, and seat 1 has chosen too; every word is known by its key. */
function table(order: number[] = []): Table<CibolaView> {
  const none = Object.fromEntries(treasures.map((treasure) => [treasure, 0]));
  const worth = Object.fromEntries(treasures.map((treasure) => [treasure, { lowest: 0, highest: 0 }]));
  const player = { explorers: 5, chosen: true, treasures: none, worth, totems: [], cards: [] };
  const players = [
    { ...player, seat: 0, sent: 3 },
    { ...player, seat: 1, sent: order.length ? 2 : null },
  ];
  const word = (key: string) => {
    expect(words).toMatch(new RegExp(`^${key} =`, 'm'));
    return key;
  };
  const temple = treasures.map((treasure) => ({ treasure, chambers: [], lowest: 1, highest: 3 }));
  const view = { players, order, torch: 0, camp: 2, rocks: 4, temple };
  const said = { word, say: (label: string | { key: string }) => word(typeof label === 'string' ? label : label.key) };
  return {
    view,
    chairs: [],
    brings: new Map(),
    refused: new Map(),
    about: word,
    ...said,
  } as unknown as Table<CibolaView>;
}

test('every thing names a rule that the rulebook has', () => {
  const at = table();
  const chamber = { key: 'a', label: '', value: 3, covered: false };
  const column = { treasure: treasures[0]!, chambers: [chamber], lowest: 3, highest: 3 };
  const things = [
    ...treasures.map((treasure) => asking.treasure(at, { ...column, treasure })),
    ...treasures.map((treasure) => asking.held(at, 0, treasure)),
    ...totems.map((totem) => asking.totem(at, totem)),
    ...(['camp', 'rocks'] as const).map((name) => asking.pile(at, name)),
    asking.chamber(at, column, chamber),
    asking.card(at, { key: 'b', label: 'card-plain', treasures: treasures.slice(0, 2), symbol: 'symbol-rock' }),
    asking.torch(at),
    asking.explorers(at, 0),
    asking.group(at, 0),
    asking.sending(at),
  ];
  expect(treasures).toHaveLength(5);
  expect(totems).toHaveLength(10);
  for (const { title, rule, now, text, card } of things) {
    expect(rulebook, title).toContain(`**${rule}.**`);
    expect(text ?? card, title).toBeTruthy();
    if (!title.startsWith('totem-')) expect(now, title).toBeTruthy(); // above the temple nobody has it yet
  }
});

test('a secret group is told to its owner, and to all once it is revealed', () => {
  expect(asking.toldOfGroup(table(), 0)).toBe('board-own-group');
  expect(asking.toldOfGroup(table(), 1)).toBe('board-has-chosen');
  expect(asking.toldOfGroup(table([0, 1]), 1)).toBe('log-sent');
});
