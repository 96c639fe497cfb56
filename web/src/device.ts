/*
 * What the browser lends us beyond the page. Much of it exists in secure contexts only (HTTPS, or localhost), and a table in the house is
 * reached by plain HTTP: so it is asked for here alone, each with a way for where it is missing.
 */

/** A name that nobody else gives. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Let the site open without a network. Where there is no such thing it opens with one, as ever. */
export function keepShell(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Whether the device itself knows that it has no network. */
export const isOffline = (): boolean => !navigator.onLine;

export const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

/** Hand a link to another app; whoever changes their mind there has done nothing wrong. */
export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ url, title }).catch(() => undefined);
}

/** Copy all words of an element; false if the browser allows no way. They are then selected, to be copied by hand. */
export async function copy(shown: HTMLElement): Promise<boolean> {
  getSelection()?.selectAllChildren(shown);
  try {
    await navigator.clipboard.writeText(shown.innerText);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}

export const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator;

/** A short tap that is felt. Browsers do nothing before somebody has touched the page. */
export function vibrate(): void {
  if (canVibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate([40, 60, 40]);
}
