import { describe, expect, it } from 'vitest';
import { asked, building, card, priced, way } from './fake';
import { ON_TABLE, Plan } from './plan.svelte';

const HAND = ['well', 'crane', 'tower', 'hero', 'statue'];

describe('building from the hand', () => {
  const table = asked({ ask: 'ask-build', hand: HAND.map((key) => priced(key, key === 'tower' ? [way(2)] : [])) });
  const plan = new Plan(table);

  it('asks for as many other cards as are due', () => {
    plan.build(2);
    expect(plan.site?.key).toBe('tower');
    expect([plan.due, plan.missing, plan.paysAll]).toEqual([2, 2, false]);
    expect(plan.purse).toEqual([0, 1, 3, 4]);
    expect(plan.buildKeys).toBeUndefined();
  });
  it('names what pays in the order of the hand, whatever was tapped first', () => {
    plan.pick(4, plan.due);
    plan.pick(0, plan.due);
    expect(plan.missing).toBe(0);
    expect(plan.buildKeys).toEqual(['build:tower', 'pay:well', 'pay:statue']);
  });
  it('puts back the card picked first when it is one too many, and any card at a second tap', () => {
    plan.pick(1, plan.due);
    expect(plan.buildKeys).toEqual(['build:tower', 'pay:well', 'pay:crane']);
    plan.pick(1, plan.due);
    expect([plan.missing, plan.buildKeys]).toEqual([1, undefined]);
  });
  it('forgets all of it with another building', () => {
    plan.touched = 'hero';
    plan.build(null);
    expect([plan.site, plan.cards, plan.due, plan.touched]).toEqual([null, [], 0, null]);
  });
});

it('lets all other cards pay where all are due, without asking for them', () => {
  const plan = new Plan(asked({ ask: 'ask-build', hand: [priced('well'), priced('tower', [way(2)]), priced('hero')] }));
  plan.build(1);
  expect([plan.paysAll, plan.paid, plan.missing]).toEqual([true, [0, 2], 0]);
  expect(plan.buildKeys).toEqual(['build:tower']);
});

it('builds for nothing at once', () => {
  const plan = new Plan(asked({ ask: 'ask-build', hand: [priced('indigo_plant', [way(0)]), priced('hero')] }));
  plan.build(0);
  expect([plan.due, plan.buildKeys]).toEqual([0, ['build:indigo_plant']]);
});

it('takes a tap for another choice until there is something to pay', () => {
  const plan = new Plan(asked({ ask: 'ask-build', hand: [priced('well', [way(0)]), priced('tower', [way(1)])] }));
  const choosing = [null, 0, 1].map((at) => (plan.build(at), plan.choosing));
  expect(choosing).toEqual([true, true, false]);
});

it('pays the cathedral, which lies on the table, with any card of the hand', () => {
  const plan = new Plan(
    asked({
      ask: 'ask-build',
      hand: HAND.map((key) => priced(key)),
      view: { cathedral: priced('cathedral', [way(1)], 1) },
    }),
  );
  plan.build(ON_TABLE);
  expect([plan.site?.key, plan.purse]).toEqual(['cathedral', [0, 1, 2, 3, 4]]);
  plan.pick(0, plan.due);
  expect(plan.buildKeys).toEqual(['build:cathedral', 'pay:well']);
});

describe('the crane', () => {
  const ways = [
    way(3, { asked: true }),
    way(1, { over: 'well', at: 1, asked: true }),
    way(2, { over: 'hut', at: 2, asked: true }),
  ];
  const city = ['crane', 'well', 'hut'].map((key) => building(key));
  const plan = new Plan(
    asked({ ask: 'ask-build', hand: [priced('tower', ways), ...HAND.slice(0, 4).map((key) => priced(key))], city }),
  );

  it('says that a building stays, where it is asked', () => {
    plan.build(0);
    for (const at of [1, 2, 3]) plan.pick(at, plan.due);
    expect(plan.buildKeys).toEqual(['build:tower', 'over:none', 'pay:well', 'pay:crane', 'pay:tower']);
  });
  it('takes back what is no longer due when a building makes way', () => {
    plan.replace(1);
    expect([plan.over, plan.due, plan.cards]).toEqual([1, 1, [1]]);
    expect(plan.buildKeys).toEqual(['build:tower', 'over:well', 'pay:well']);
  });
  it('lets another building go instead, and none at a second tap', () => {
    plan.replace(2);
    expect([plan.over, plan.due]).toEqual([2, 2]);
    plan.replace(2);
    expect([plan.over, plan.due]).toEqual([null, 3]);
  });
  it('starts with the building that must make way where nothing else can be paid', () => {
    const only = new Plan(asked({ ask: 'ask-build', hand: [priced('tower', ways.slice(1, 2)), priced('hero')], city }));
    only.build(0);
    expect([only.over, only.buildKeys]).toEqual([1, ['build:tower', 'over:well']]);
    only.replace(1);
    expect(only.over).toBe(1);
  });
  it('tells the prices of places when it is asked step by step', () => {
    const later = new Plan(asked({ ask: 'ask-over', city, view: { site: priced('tower', ways) } }));
    expect([later.wayAt(1)?.price, later.wayAt(2)?.price, later.wayAt(0)]).toEqual([1, 2, undefined]);
  });
});

describe('the black market', () => {
  const city = [
    building('tobacco_storage', true),
    building('indigo_plant', true),
    building('sugar_mill'),
    building('black_market'),
    building('coffee_roaster', true),
  ];
  const hand = [
    priced('tower', [way(3, { goods: 2 }), way(1, { over: 'tobacco_storage', at: 0, goods: 1 })]),
    ...HAND.map((key) => priced(key)),
  ];
  const plan = new Plan(asked({ ask: 'ask-build', hand, city }));

  it('takes goods, and no empty buildings', () => {
    plan.build(0);
    expect(city.map((_, at) => plan.spendable(at))).toEqual([true, true, false, false, true]);
  });
  it('says that no more is spent while more could be', () => {
    for (const at of [1, 2, 3]) plan.pick(at, plan.due);
    expect(plan.buildKeys).toEqual(['build:tower', 'market-done', 'pay:well', 'pay:crane', 'pay:tower']);
  });
  it('lowers what is due, and names goods in the game’s order', () => {
    plan.spend(0);
    expect([plan.due, plan.cards]).toEqual([2, [1, 2]]);
    plan.spend(1);
    expect([plan.due, plan.cards]).toEqual([1, [1]]);
    expect(plan.modifiers.at(-1)).toEqual({ reason: 'view-goods', amount: -2 });
    expect(plan.buildKeys).toEqual(['build:tower', 'market:indigo_plant', 'market:tobacco_storage', 'pay:well']);
  });
  it('does not say that no more is spent where only goods before the last one are left', () => {
    plan.build(0);
    plan.spend(4);
    for (const at of [1, 2]) plan.pick(at, plan.due);
    expect(plan.buildKeys).toEqual(['build:tower', 'market:coffee_roaster', 'pay:well', 'pay:crane']);
  });
  it('loses the good of the building that makes way', () => {
    plan.build(0);
    plan.spend(0);
    plan.spend(1);
    plan.replace(0);
    expect([plan.goods, plan.spendable(0), plan.due]).toEqual([[1], false, 0]);
  });
});

describe('questions with several answers', () => {
  const hand = HAND.map((key) => priced(key));

  it.each([
    ['ask-keep-four', 'discard'],
    ['ask-limit', 'discard'],
    ['ask-archive', 'discard'],
    ['ask-pay', 'pay'],
  ])('%s needs all of them', (ask, verb) => {
    const plan = new Plan(asked({ ask, n: 2, hand }));
    plan.pick(3, 2);
    expect(plan.keys).toBeUndefined();
    plan.pick(1, 2);
    expect(plan.keys).toEqual([`${verb}:crane`, `${verb}:hero`]);
  });
  it('keeps drawn cards, not those of the hand', () => {
    const plan = new Plan(asked({ ask: 'ask-keep', n: 1, hand, drawn: [card('quarry'), card('palace')] }));
    plan.pick(1, 1);
    expect(plan.keys).toEqual(['keep:palace']);
  });
  it('the office and the bank end when the player has enough, the chapel with one', () => {
    const office = new Plan(asked({ ask: 'ask-office', n: 2, hand }));
    expect(office.keys).toEqual(['office-done']);
    office.pick(0, 2);
    expect(office.keys).toEqual(['office:well', 'office-done']);
    office.pick(1, 2);
    expect(office.keys).toEqual(['office:well', 'office:crane']);
    const bank = new Plan(asked({ ask: 'ask-bank', hand }));
    bank.pick(4, bank.question!.most);
    bank.pick(2, bank.question!.most);
    expect(bank.keys).toEqual(['bank:tower', 'bank:statue', 'bank-done']);
    const chapel = new Plan(asked({ ask: 'ask-chapel', hand }));
    expect(chapel.keys).toEqual(['chapel-nothing']);
    chapel.pick(4, 1);
    expect(chapel.keys).toEqual(['chapel:statue']);
  });
  it('shows cards that can still be named, even if too few would follow', () => {
    const refused = { 'pay:well': 'why-passed-over', 'pay:statue': 'why-too-few-follow 1' };
    const plan = new Plan(asked({ ask: 'ask-pay', n: 2, hand, legal: ['pay:crane'], refused }));
    expect(HAND.map((key) => plan.pickable('pay', card(key)))).toEqual([false, true, false, false, true]);
  });
  it('asks nobody but whoever is asked', () => {
    const plan = new Plan({ ...asked({ ask: 'ask-limit', n: 2, hand }), myTurn: false });
    expect([plan.asked, plan.question, plan.keys]).toEqual(['', null, undefined]);
  });
});

describe('making and selling goods', () => {
  const city = [
    building('silver_smelter'),
    building('indigo_plant'),
    building('indigo_plant', true),
    building('sugar_mill', true),
  ];

  it('makes goods on empty buildings, in the game’s order', () => {
    const plan = new Plan(
      asked({
        ask: 'ask-produce',
        n: 2,
        city,
        legal: ['produce:indigo_plant', 'produce:silver_smelter', 'produce-done'],
      }),
    );
    expect(city.map((_, at) => plan.workable(at))).toEqual([true, true, false, false]);
    expect(plan.keys).toEqual(['produce-done']);
    plan.work(0);
    expect(plan.keys).toEqual(['produce:silver_smelter']);
    plan.work(1);
    expect(plan.keys).toEqual(['produce:indigo_plant', 'produce:silver_smelter']);
  });
  it('sells what lies there, and says when that is all', () => {
    const plan = new Plan(
      asked({ ask: 'ask-sell', n: 2, city, legal: ['sell:indigo_plant', 'sell:sugar_mill', 'sell-done'] }),
    );
    expect(city.map((_, at) => plan.workable(at))).toEqual([false, false, true, true]);
    plan.work(2);
    expect(plan.keys).toEqual(['sell:indigo_plant', 'sell-done']);
    plan.work(3);
    expect(plan.keys).toEqual(['sell:indigo_plant', 'sell:sugar_mill']);
  });
});
