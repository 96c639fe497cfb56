/** The buttons of the action bar, for what is picked so far. */
import type { Offer, Table } from '$web/board/contract';
import type { Plan } from './plan.svelte';
import type { SanJuanView } from './view';

/** Keys that are buttons of their own at questions that are answered with a single tap. */
const SINGLE: Readonly<Record<string, readonly string[]>> = {
  'ask-over': ['over:none'],
  'ask-market': ['market-done'],
};

const CONFIRM: Readonly<Record<string, string>> = {
  pay: 'board-do-pay',
  discard: 'board-do-discard',
  keep: 'board-do-keep',
  office: 'board-do-office',
  chapel: 'board-do-chapel',
  bank: 'board-do-bank',
  produce: 'board-do-produce',
  sell: 'board-do-sell',
};

const NOTHING: Readonly<Record<string, string>> = {
  office: 'board-no-office',
  chapel: 'board-no-chapel',
  bank: 'board-no-bank',
  produce: 'board-no-produce',
  sell: 'board-no-sell',
};

export function offers(table: Table<SanJuanView>, plan: Plan): Offer[] {
  if (plan.asked === 'ask-build') return buildOffers(table, plan);
  const single = SINGLE[plan.asked];
  if (single) return single.filter((key) => table.legal.has(key)).map((key) => ({ text: table.legal.get(key)!, keys: [key] }));
  const question = plan.question;
  if (!question) return [];
  const picked = question.from === 'city' ? plan.goods.length : plan.cards.length;
  const keys = plan.keys;
  const short = question.most - picked;
  if (picked === 0 && question.done) return [{ text: table.word(NOTHING[question.verb]!), keys: [question.done] }];
  if (!keys) return [{ text: table.word('board-choose-more', { n: short }), primary: true }];
  return [{ text: table.word(CONFIRM[question.verb]!, { n: picked }), keys, primary: true }];
}

function buildOffers(table: Table<SanJuanView>, plan: Plan): Offer[] {
  if (!plan.site) return [{ text: table.legal.get('build-nothing') ?? '', keys: ['build-nothing'] }];
  const back = { text: table.word('board-another'), run: () => plan.build(null) };
  const keys = plan.buildKeys;
  if (!keys) return [{ text: table.word('board-choose-more', { n: plan.missing }), primary: true }, back];
  return [{ text: table.word('board-do-build', { n: plan.due }), keys, primary: true }, back];
}

/** What is to do next while a building is being composed; '' where the question says it. */
export function nextStep(table: Table<SanJuanView>, plan: Plan): string {
  if (plan.asked !== 'ask-build' || !plan.site) return '';
  if (plan.paysAll) return table.word('board-pay-all');
  return plan.due > 0 ? table.word('board-pay-with', { n: plan.due }) : table.word('board-pay-nothing');
}
