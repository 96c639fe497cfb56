import type { Drafted, Sketch } from '$web/api/wire';

/** Drafts are kept at this device, so that nothing is lost with a tab. */
const placeOf = (game: string, name: string) => `quivira-draft/${game}/${name}`;

export function kept(game: string, name: string): Sketch | null {
  try {
    return JSON.parse(localStorage.getItem(placeOf(game, name)) ?? 'null') as Sketch | null;
  } catch {
    return null; // storage is closed or holds what is not ours
  }
}

export function keep(game: string, name: string, sketch: Sketch): void {
  try {
    localStorage.setItem(placeOf(game, name), JSON.stringify(sketch));
  } catch {
    // a browser without storage has the draft as long as the page is open
  }
}

export function forget(game: string, name: string): void {
  try {
    localStorage.removeItem(placeOf(game, name));
  } catch {
    // nothing was kept
  }
}

/** Whether the table stands elsewhere than before. */
export function changed(before: Drafted | null, after: Drafted): boolean {
  return before?.position.number !== after.position.number || before.waits !== after.waits;
}
