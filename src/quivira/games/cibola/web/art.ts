/** The colour and shape of a treasure, as a class of Treasure.svelte knows it. */
export function kind(treasure: string): string {
  return treasure.replace('treasure-', '');
}

/** What may still come, in figures: "3", "2–4", or "−10…−6", where a dash would look like another minus. */
export function range(lowest: number, highest: number): string {
  return lowest === highest ? figure(lowest) : `${figure(lowest)}${lowest < 0 ? '…' : '–'}${figure(highest)}`;
}

export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
