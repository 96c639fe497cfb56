/** What each building and each role looks like, drawn with a few shapes; its name is the card's or the role's. */
import { BASE } from './scenes/base';
import { EXPANSION } from './scenes/expansion';
import { ROLES } from './scenes/roles';
import type { Scene, Shape } from './scenes/shapes';

const SCENES: Readonly<Record<string, Scene>> = { ...BASE, ...EXPANSION, ...ROLES };

export function isScene(name: string): boolean {
  return name in SCENES;
}

/** The shapes of a building or role, from the back to the front. */
export function sceneOf(name: string): readonly Shape[] {
  return (SCENES[name] ?? []).flatMap((part) => (typeof part[0] === 'string' ? [part as Shape] : (part as Shape[])));
}
