/** What each card, good and role looks like. Icons are of game-icons.net; grounds are CSS classes of the same names. */
import anvil from 'icon:anvil';
import aqueduct from 'icon:aqueduct';
import archive from 'icon:archive-register';
import bank from 'icon:bank';
import barrel from 'icon:barrel';
import beerStein from 'icon:beer-stein';
import bookshelf from 'icon:bookshelf';
import byzantineTemple from 'icon:byzantin-temple';
import capitol from 'icon:capitol';
import cargoCrane from 'icon:cargo-crane';
import castle from 'icon:castle';
import church from 'icon:church';
import coffeeBeans from 'icon:coffee-beans';
import column from 'icon:ionic-column';
import desk from 'icon:desk';
import familyHouse from 'icon:family-house';
import gearHammer from 'icon:gear-hammer';
import goldMine from 'icon:gold-mine';
import goldNuggets from 'icon:gold-nuggets';
import guards from 'icon:guards';
import handSaw from 'icon:hand-saw';
import harborDock from 'icon:harbor-dock';
import hut from 'icon:hut';
import indiaGate from 'icon:india-gate';
import meltingMetal from 'icon:melting-metal';
import mountedKnight from 'icon:mounted-knight';
import parkBench from 'icon:park-bench';
import ring from 'icon:diamond-ring';
import rolledCloth from 'icon:rolled-cloth';
import scales from 'icon:scales';
import scrollUnfurled from 'icon:scroll-unfurled';
import shop from 'icon:shop';
import stamper from 'icon:stamper';
import statue from 'icon:colombian-statue';
import stoneBlock from 'icon:stone-block';
import sugarCane from 'icon:sugar-cane';
import swapBag from 'icon:swap-bag';
import threeLeaves from 'icon:three-leaves';
import tiedScroll from 'icon:tied-scroll';
import trade from 'icon:trade';
import trowel from 'icon:trowel';
import warehouse from 'icon:warehouse';
import watchtower from 'icon:watchtower';
import well from 'icon:well';
import woodCabin from 'icon:wood-cabin';

export type GoodKind = 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver' | 'customs';

/** Where goods lie, in the order in which the game names them. */
export const GOOD: Readonly<Record<string, GoodKind>> = {
  indigo_plant: 'indigo',
  sugar_mill: 'sugar',
  tobacco_storage: 'tobacco',
  coffee_roaster: 'coffee',
  silver_smelter: 'silver',
  customs_office: 'customs',
};
const PLACES = Object.keys(GOOD);

export function placeOf(card: string): number {
  return PLACES.indexOf(card);
}

const ICON: Readonly<Record<string, string>> = {
  indigo_plant: rolledCloth,
  sugar_mill: sugarCane,
  tobacco_storage: threeLeaves,
  coffee_roaster: coffeeBeans,
  silver_smelter: meltingMetal,
  archive,
  smithy: anvil,
  gold_mine: goldMine,
  poor_house: woodCabin,
  black_market: swapBag,
  well,
  market_stand: shop,
  trading_post: trade,
  crane: cargoCrane,
  chapel: church,
  aqueduct,
  tower: watchtower,
  carpenter: handSaw,
  prefecture: tiedScroll,
  market_hall: warehouse,
  quarry: stoneBlock,
  library: bookshelf,
  statue,
  victory_column: column,
  hero: mountedKnight,
  triumphal_arch: indiaGate,
  palace: castle,
  city_hall: capitol,
  guild_hall: gearHammer,
  office: desk,
  guard_room: guards,
  hut,
  tavern: beerStein,
  customs_office: stamper,
  park: parkBench,
  bank,
  harbor: harborDock,
  goldsmith: ring,
  residence: familyHouse,
  cathedral: byzantineTemple,
};

export function iconOf(card: string): string {
  return ICON[card] ?? '';
}

const MONUMENTS = ['statue', 'victory_column', 'hero'];
const GREAT = ['triumphal_arch', 'palace', 'city_hall', 'guild_hall', 'residence', 'cathedral'];

/** The ground behind a card's icon. */
export function groundOf(card: string): string {
  if (MONUMENTS.includes(card)) return 'monument';
  if (GREAT.includes(card)) return 'great';
  return card === 'customs_office' ? 'town' : (GOOD[card] ?? 'town');
}

export interface RoleArt {
  icon: string;
  /** Words for what everybody may do, and for the privilege. */
  does: string;
  gets: string;
}

export const ROLE: Readonly<Record<string, RoleArt>> = {
  builder: { icon: trowel, does: 'board-does-builder', gets: 'board-gets-builder' },
  producer: { icon: barrel, does: 'board-does-producer', gets: 'board-gets-producer' },
  trader: { icon: scales, does: 'board-does-trader', gets: 'board-gets-trader' },
  councillor: { icon: scrollUnfurled, does: 'board-does-councillor', gets: 'board-gets-councillor' },
  prospector: { icon: goldNuggets, does: 'board-does-prospector', gets: 'board-gets-prospector' },
};
