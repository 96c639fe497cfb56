/** The buttons of the action bar, for what is picked so far. */
import type { Offer, Table } from '$web/board/contract';
import type { Plan } from './plan.svelte';
import { production } from '../cards.json';
import { isForTwo } from './asking';
import type { PlayerView, SanJuanView } from './view';

/** What declines at questions that the board itself answers with a single tap. */
const DECLINE: Readonly<Record<string, string>> = {
  'ask-over': 'over:none',
  'ask-market': 'market-done',
};

/** Questions that are answered at the bar alone, and what the rules name first: the likely answer, or the least. */
const AT_BAR: Readonly<Record<string, 'likely' | 'least'>> = {
  'ask-counsel': 'likely',
  'ask-prospect': 'likely',
  'ask-goldsmith': 'likely',
  'ask-harbor': 'least',
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
  const first = AT_BAR[plan.asked];
  if (first) {
    const answers = [...table.legal].map(([key, text]) => ({ text, keys: [key] }));
    if (first === 'least') answers.reverse();
    return answers.map((answer, at) => ({ ...answer, primary: at === 0 }));
  }
  const decline = DECLINE[plan.asked];
  if (decline)
    return table.legal.has(decline) ? [{ text: table.legal.get(decline)!, keys: [decline], primary: false }] : [];
  const question = plan.question;
  if (!question) return [];
  const picked = question.from === 'city' ? plan.goods.length : plan.cards.length;
  const keys = plan.keys;
  const short = question.most - picked;
  if (picked === 0 && question.done)
    return [{ text: table.word(NOTHING[question.verb]!), keys: [question.done], primary: false }];
  if (!keys)
    return [{ text: table.word(picked ? 'board-choose-more' : 'board-choose-cards', { n: short }), primary: true }];
  return [{ text: table.word(CONFIRM[question.verb]!, { n: picked }), keys, primary: true }];
}

function buildOffers(table: Table<SanJuanView>, plan: Plan): Offer[] {
  if (!plan.site) return [{ text: table.legal.get('build-nothing') ?? '', keys: ['build-nothing'], primary: false }];
  const back = { text: table.word('board-another'), run: () => plan.build(null) };
  const keys = plan.buildKeys;
  if (!keys) {
    const still = plan.short ? 'board-choose-goods' : plan.paid.length ? 'board-choose-more' : 'board-choose-cards';
    return [{ text: table.word(still, { n: plan.short || plan.missing }), primary: true }, back];
  }
  return [{ text: table.word('board-do-build', { n: plan.due }), keys, primary: true }, back];
}

/** How many goods can be sold or made at all, which may be fewer than the role allows. */
const FREE: Readonly<Record<string, (player: PlayerView) => number>> = {
  'ask-sell': ({ buildings }) => buildings.filter(({ good }) => good).length,
  'ask-produce': ({ buildings }) => buildings.filter(({ key, good }) => production.includes(key) && !good).length,
};

/** What the star means; which of two roles it is; and that cards above the limit will go. */
function roleHint(table: Table<SanJuanView>): string {
  const { governor, roles, players } = table.view;
  const { hand_size, hand_limit } = players[table.seat!]!;
  const which = roles.some(({ taker }) => taker === table.seat) ? 'board-second-of-two' : 'board-first-of-two';
  const n = hand_size - hand_limit;
  const plain = n > 0 ? 'ask-role' : 'board-role-hint';
  const hint = table.word(isForTwo(table) && governor === table.seat ? which : plain);
  return n > 0 ? `${hint} ${table.word('board-will-discard', { n })}` : hint;
}

/** What is to do next while a building is being composed, and what the star at the roles means; '' where the question says all. */
export function nextStep(table: Table<SanJuanView>, plan: Plan): string {
  if (plan.asked === 'ask-role') return roleHint(table);
  const free = FREE[plan.asked]?.(table.view.players[table.seat!]!);
  if (free !== undefined) return table.say({ key: plan.asked, args: { n: Math.min(Number(table.ask!.args.n), free) } });
  if (plan.asked !== 'ask-build' || !plan.site) return '';
  if (plan.short) return table.word('board-pay-short', { n: plan.short });
  if (plan.paysAll) return table.word('board-pay-all');
  return plan.due > 0 ? table.word('board-pay-with', { n: plan.due }) : table.word('board-pay-nothing');
}
