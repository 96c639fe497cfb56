/** What each thing on the table says when it is asked: what it is, what it does now, and its rule. */
import type { Inspected, Table } from '$web/board/contract';
import { GOOD } from './art';
import type { BuildingView, CardView, ModifierView, PricedCardView, RoleView, SanJuanView } from './view';
import { pointsNow, worthNow } from './worth';

type At = Table<SanJuanView>;

const CARD_RULE: Readonly<Record<string, string>> = {
  ...{ indigo_plant: '30', sugar_mill: '30', tobacco_storage: '30', coffee_roaster: '30', silver_smelter: '30' },
  ...{ archive: '46', smithy: '50', gold_mine: '56', poor_house: '53', black_market: '48', well: '32' },
  ...{ market_stand: '37', trading_post: '35', crane: '57', chapel: '15', aqueduct: '45', tower: '16' },
  ...{ carpenter: '54', prefecture: '51', market_hall: '37', quarry: '50', library: '47' },
  ...{ statue: '58', victory_column: '58', hero: '58' },
  ...{ triumphal_arch: '70', palace: '70', city_hall: '70', guild_hall: '70', residence: '70', cathedral: '63' },
  ...{ office: '14', guard_room: '16', hut: '61', tavern: '62', customs_office: '59', park: '22', bank: '15' },
  ...{ harbor: '60', goldsmith: '64' },
};
const ROLE_RULE: Readonly<Record<string, string>> = {
  ...{ builder: '21', producer: '30', trader: '35', councillor: '40', prospector: '43' },
};

/** A sum in a line: 4 printed cost − 1 Quarry = 3 cards. */
export function sum(table: At, terms: readonly ModifierView[], total: number): string {
  const parts = terms.map(
    ({ reason, amount }, at) => `${at ? (amount < 0 ? '− ' : '+ ') : ''}${Math.abs(amount)} ${table.say(reason)}`,
  );
  return `${parts.join(' ')} = ${table.word('board-cards', { n: total })}`;
}

function sentences(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export function cardAsked(table: At, card: CardView | PricedCardView): Inspected {
  return {
    title: table.say(`card-${card.key}`),
    text: table.about(`card-${card.key}`),
    now: sentences('modifiers' in card && sum(table, card.modifiers, card.price), wouldBeWorth(table, card.key)),
    rule: CARD_RULE[card.key],
    card: `card-${card.key}`,
  };
}

/** What a building with a question mark would bring the own seat now. */
function wouldBeWorth(table: At, key: string): string | undefined {
  const n = table.seat === null ? undefined : worthNow(key, table.seat, table.view.players);
  return n === undefined ? undefined : table.word('board-would-be-worth', { n });
}

/** What a building in a city brings there now, where that is not printed on it. */
export function worthOf(table: At, building: BuildingView): number | undefined {
  const owner = table.view.players.find(({ buildings }) => buildings.includes(building));
  return owner && worthNow(building.key, owner.seat, table.view.players);
}

/** What a good brings by the market card that lies open. */
function sellsFor(table: At, key: string): string | undefined {
  const price = table.view.tile?.find((one) => one.key === key)?.amount;
  return price === undefined ? undefined : table.word('board-sells-for', { n: price });
}

export function buildingAsked(table: At, building: BuildingView): Inspected {
  const good = GOOD[building.key];
  const worth = worthOf(table, building);
  return {
    title: table.say(`card-${building.key}`),
    text: table.about(`card-${building.key}`),
    now: sentences(
      worth !== undefined && table.word('board-worth-now', { n: worth }),
      !building.works && table.word('board-not-yet'),
      good && `${table.word(`board-good-${good}`)}: ${table.word(building.good ? 'board-has-good' : 'board-no-good')}`,
      building.good && sellsFor(table, building.key),
      table.brings.get(`produce:${building.key}`),
      !!building.tucked && table.word('board-under', { n: building.tucked }),
    ),
    rule: CARD_RULE[building.key],
    card: `card-${building.key}`,
  };
}

export function roleAsked(table: At, role: RoleView): Inspected {
  const taker = role.taker === null ? undefined : table.chairs[role.taker];
  return {
    title: table.say(`role-${role.key}`),
    text: table.about(`role-${role.key}`),
    now: taker ? table.word('board-taken', { name: taker.name }) : table.word('board-free'),
    rule: ROLE_RULE[role.key],
    card: `role-${role.key}`,
  };
}

export function marketAsked(table: At, title: string): Inspected {
  return {
    title,
    text: table.word('board-market-about'),
    now: table.view.tile?.map((price) => table.say(price.label)).join(', '),
    rule: '34',
    card: 'market',
  };
}

/** The own points as they stand: those that are printed, and what buildings with a question mark and cards under some bring. */
export function pointsAsked(table: At, seat: number): Inspected {
  const { printed, buildings } = table.view.players[seat]!;
  const parts = buildings.flatMap((building) => {
    const points = (worthOf(table, building) ?? 0) + (building.tucked ?? 0);
    return points ? [`${table.say(`card-${building.key}`)} ${points}`] : [];
  });
  const total = table.word('board-worth-now', { n: pointsNow(seat, table.view.players) });
  const sum = [`${table.word('view-printed')} ${printed}`, ...parts].join(' + ');
  return countAsked(table, 'printed', parts.length ? `${sum}. ${total}` : total);
}

/** A hand and its limit, and what becomes of what is above it. */
export function handAsked(table: At, seat: number): Inspected {
  const { hand_size: n, hand_limit: most } = table.view.players[seat]!;
  const held = table.word('board-hand', { n, most });
  const above = seat === table.seat && n > most && table.word('board-above-limit', { n: n - most, most });
  return countAsked(table, 'hand_size', sentences(held, above));
}

/** What can be counted: a hand, a city, points, piles. */
const COUNTED = {
  hand_size: { about: 'board-limit-about', rule: '16' },
  buildings: { about: 'board-built-about', rule: '68' },
  printed: { about: 'board-printed-about', rule: '70' },
  pile: { about: 'board-pile-about', rule: '19' },
  discard: { about: 'board-discard-about', rule: '20' },
  governor: { about: 'board-governor-about', rule: '13' },
} as const;

export function countAsked(table: At, what: keyof typeof COUNTED, now = ''): Inspected {
  const { about, rule } = COUNTED[what];
  return { title: table.word(`view-${what}`), text: table.word(about), now, rule };
}

/** Who is governor; with two players, that this brings two roles. */
export function governorAsked(table: At): Inspected {
  const asked = countAsked(table, 'governor', table.chairs[table.view.governor]?.name);
  if (!isForTwo(table)) return asked;
  return { ...asked, text: `${asked.text} ${table.word('board-two-roles')}`, rule: '8' };
}

/** With two players a round has other choices. */
export const isForTwo = (table: At): boolean => table.view.players.length === 2;

/** A city, with the plots that are still free. */
export function cityAsked(table: At, seat: number): Inspected {
  const now = table.word('board-built', { n: table.view.players[seat]!.buildings.length });
  const name = table.chairs[seat]?.name ?? '';
  return { ...countAsked(table, 'buildings', now), title: `${table.word('view-buildings')}: ${name}` };
}
