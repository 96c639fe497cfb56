import { describe, expect, it } from 'vitest';
import { asked, building, priced, way } from './fake';
import { nextStep, offers } from './offers';
import { Plan } from './plan.svelte';

const hand = ['well', 'crane', 'tower'].map((key) => priced(key));

describe('the buttons', () => {
  it('decline quietly, and confirm in gold once something is picked', () => {
    const table = asked({
      ask: 'ask-sell',
      n: 2,
      city: [building('indigo_plant', true)],
      legal: ['sell:indigo_plant', 'sell-done'],
    });
    const plan = new Plan(table);
    expect(offers(table, plan)).toEqual([{ text: 'board-no-sell', keys: ['sell-done'], primary: false }]);
    plan.work(0);
    expect(offers(table, plan)).toEqual([{ text: 'board-do-sell 1', keys: ['sell:indigo_plant'], primary: true }]);
  });
  it('say how many are still to choose, and cannot be pressed before', () => {
    const table = asked({ ask: 'ask-limit', n: 2, hand });
    const plan = new Plan(table);
    expect(offers(table, plan)).toEqual([{ text: 'board-choose-cards 2', primary: true }]);
    plan.pick(0, 2);
    expect(offers(table, plan)).toEqual([{ text: 'board-choose-more 1', primary: true }]);
    plan.pick(2, 2);
    expect(offers(table, plan)).toEqual([
      { text: 'board-do-discard 2', keys: ['discard:well', 'discard:tower'], primary: true },
    ]);
  });
  it('draw as many cards as possible, first of all', () => {
    const table = asked({ ask: 'ask-counsel', n: 1, legal: ['draw:5', 'draw:2', 'decline'] });
    expect(offers(table, new Plan(table)).map(({ keys, primary }) => [keys, primary])).toEqual([
      [['draw:5'], true],
      [['draw:2'], false],
      [['decline'], false],
    ]);
  });
  it('ship the most goods, first of all', () => {
    const table = asked({ ask: 'ask-harbor', legal: ['harbor:0', 'harbor:1'] });
    expect(offers(table, new Plan(table)).map(({ keys, primary }) => [keys, primary])).toEqual([
      [['harbor:1'], true],
      [['harbor:0'], false],
    ]);
  });
  it('offer to build beside the others only where that can be paid', () => {
    const table = asked({ ask: 'ask-over', legal: ['over:well', 'over:none'] });
    expect(offers(table, new Plan(table)).map(({ keys }) => keys)).toEqual([['over:none']]);
    const short = asked({ ask: 'ask-over', legal: ['over:well'] });
    expect(offers(short, new Plan(short))).toEqual([]);
  });
  it('lead back from a building to the others', () => {
    const table = asked({
      ask: 'ask-build',
      hand: [priced('hero', [way(1)]), ...hand],
      legal: ['build:hero', 'build-nothing'],
    });
    const plan = new Plan(table);
    expect(offers(table, plan)).toEqual([{ text: 'build-nothing', keys: ['build-nothing'], primary: false }]);
    plan.build(0);
    expect(nextStep(table, plan)).toBe('board-pay-with 1');
    plan.pick(1, plan.due);
    const [build, back] = offers(table, plan);
    expect(build).toEqual({ text: 'board-do-build 1', keys: ['build:hero', 'pay:well'], primary: true });
    back!.run!();
    expect(plan.site).toBeNull();
  });
});

it('explains the star when a role is to be taken', () => {
  const table = asked({ ask: 'ask-role', legal: ['role:builder'] });
  expect([offers(table, new Plan(table)), nextStep(table, new Plan(table))]).toEqual([[], 'board-role-hint']);
});

it('says to the governor of two which role it is, and to whoever holds too much that it will go', () => {
  const hinted = (taker: number | null, governor = 0, held = 7) => {
    const table = asked({ ask: 'ask-role', view: { governor, roles: [{ key: 'builder', label: '', taker }] } });
    const { players } = table.view;
    players.push({ ...players[0]!, seat: 1 });
    Object.assign(players[0]!, { hand_size: held, hand_limit: 7 });
    return nextStep(table, new Plan(table));
  };
  expect([hinted(null), hinted(0), hinted(1, 1)]).toEqual([
    'board-first-of-two',
    'board-second-of-two',
    'board-role-hint',
  ]);
  expect(hinted(1, 1, 9)).toBe('ask-role board-will-discard 2');
});

it('asks for no more goods than can be sold or made', () => {
  const city = [building('indigo_plant', true), building('sugar_mill'), building('customs_office')];
  const asks = (ask: string, n: number) => {
    const table = { ...asked({ ask, n, city }), say: (label: unknown) => JSON.stringify(label) };
    return nextStep(table, new Plan(table));
  };
  expect(asks('ask-sell', 2)).toBe(JSON.stringify({ key: 'ask-sell', args: { n: 1 } }));
  expect(asks('ask-produce', 2)).toBe(JSON.stringify({ key: 'ask-produce', args: { n: 1 } }));
});

it('asks for the goods that the hand is short of before any card', () => {
  const city = ['indigo_plant', 'sugar_mill'].map((key) => building(key, true));
  const table = asked({ ask: 'ask-build', hand: [priced('hero', [way(4, { goods: 2 })]), ...hand], city });
  const plan = new Plan(table);
  plan.build(0);
  expect([plan.due, plan.purse.length, plan.short]).toEqual([4, 3, 1]);
  expect([nextStep(table, plan), offers(table, plan)[0]!.text]).toEqual(['board-pay-short 1', 'board-choose-goods 1']);
  plan.spend(0);
  expect([nextStep(table, plan), plan.buildKeys]).toEqual([
    'board-pay-all',
    ['build:hero', 'market:indigo_plant', 'market-done'],
  ]);
});
