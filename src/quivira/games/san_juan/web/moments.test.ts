import { describe, expect, it } from 'vitest';
import type { Happened } from '$web/api/wire';
import type { Table } from '$web/board/contract';
import { building } from './fake';
import moments, { ends } from './moments';
import type { SanJuanView } from './view';

function tableOf(buildings: number): Table<SanJuanView> {
  const city = Array.from({ length: buildings }, () => building('well'));
  return {
    seat: 0,
    chairs: [{ name: 'Anna' }, { name: 'Ben' }],
    view: { governor: 1, players: [{ buildings: city }, { buildings: city }] },
    say: (label: string | { key: string }) => (typeof label === 'string' ? label : label.key),
    word: (key: string) => key,
  } as unknown as Table<SanJuanView>;
}

const told = (verb: string, seat: number, args: Happened['args']): Happened => ({ verb, seat, args });

describe('banners', () => {
  it('name each phase and its taker', () => {
    const taken = (seat: number) => told('role-taken', seat, { role: 'role-trader' });
    const caption = { title: 'role-trader', token: 'role-trader' };
    expect(moments['role-taken'].banner(taken(1), tableOf(1))).toEqual({ ...caption, text: 'Ben ★ board-gets-trader' });
  });
  it('tell everybody of the twelfth building, and others of the rest', () => {
    const title = (verb: string, seat: number, buildings: number) =>
      moments.built.banner!(told(verb, seat, { card: 'card-well', n: 1 }), tableOf(buildings), [])?.title;
    expect([title('built', 0, 12), title('built', 1, 12)]).toEqual(['board-twelfth', 'board-twelfth']);
    expect([title('built', 0, 11), title('built', 1, 11)]).toEqual([undefined, 'log-built']);
    expect(title('built-over', 1, 12)).toBe('log-built-over');
  });
});

describe('the end', () => {
  it('is near with eleven buildings, and sure with twelve', () => {
    const near = (buildings: number) => ends(tableOf(buildings).view, tableOf(buildings));
    expect([near(10), near(11)?.sure, near(12)?.sure]).toEqual([null, false, true]);
    expect([near(11)?.why, near(12)?.title]).toEqual(['board-eleven-built', 'board-last-phase']);
  });
});

describe('what flies', () => {
  it('is the good that was made or sold, and the cards that were drawn', () => {
    expect(moments.produced.fly(told('produced', 1, { card: 'card-sugar_mill' }))).toEqual([
      { from: 'deck', to: 'seat:1', token: 'good-sugar' },
    ]);
    expect(moments.sold.fly(told('sold', 1, { card: 'card-silver_smelter', n: 3 }))).toEqual([
      { from: 'seat:1', to: 'market', token: 'good-silver' },
    ]);
    expect(moments['drew-hidden'].fly(told('drew-hidden', 1, { n: 3 }))).toMatchObject([
      { from: 'deck', to: 'seat:1', text: '+3' },
    ]);
  });
});

describe('what a round brings', () => {
  it('is what was built, over something else too', () => {
    for (const verb of ['built', 'built-over'] as const)
      expect(moments[verb].brings!(told(verb, 1, { card: 'card-crane' }), [])).toEqual(['card-crane']);
  });
  it('is what was sold and drawn; of the councillor’s cards only those that are kept', () => {
    expect(moments.sold.brings(told('sold', 1, { card: 'card-sugar_mill', n: 2 }))).toEqual(['board-good-sugar']);
    const drew = told('drew-hidden', 1, { n: 2 });
    const [kept, role] = [told('kept-hidden', 1, { n: 1 }), told('role-taken', 0, { role: 'role-builder' })];
    expect(moments['drew-hidden'].brings(drew, [role, kept])).toEqual(['board-a-card', 'board-a-card']);
    expect(moments['drew-hidden'].brings(drew, [told('kept-hidden', 0, { n: 1 })])).toHaveLength(2);
    expect(moments['drew-hidden'].brings(drew, [kept, role])).toEqual([]);
    expect(moments['drew-hidden'].brings(drew, [told('discarded-hidden', 1, { n: 1 }), role])).toEqual([
      'board-a-card',
    ]);
    const [card, thrown] = [told('drew', 1, { card: 'card-well' }), told('discarded', 1, { card: 'card-well' })];
    expect([moments.drew.brings(card, [card, thrown]), moments.drew.brings(card, [thrown])]).toEqual([
      ['board-a-card'],
      [],
    ]);
    expect(moments['kept-hidden'].brings(kept)).toEqual(['board-a-card']);
    expect(moments.took.brings()).toEqual(['board-a-card']);
  });
});
