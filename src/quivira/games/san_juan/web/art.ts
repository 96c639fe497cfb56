/** Which good belongs to which building, and on which ground a scene is drawn. */

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

const MONUMENTS = ['statue', 'victory_column', 'hero'];
const GREAT = ['triumphal_arch', 'palace', 'city_hall', 'guild_hall', 'residence', 'cathedral'];

/** The colours of a scene: classes of Scene.svelte. */
export function groundOf(name: string): string {
  if (MONUMENTS.includes(name)) return 'monument';
  if (GREAT.includes(name)) return 'great';
  return name === 'customs_office' ? 'town' : (GOOD[name] ?? 'town');
}
