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

/** How it stands with notices in this browser; they need a secure context, a worker, and its owner's leave. */
export type Hears = 'insecure' | 'missing' | 'denied' | 'off' | 'on';

export async function hears(): Promise<Hears> {
  if (!window.isSecureContext) return 'insecure';
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || !('pushManager' in registration) || !('Notification' in window)) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Whether its owner's leave to show notices stands. */
export const mayShow = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted';

/** By what this browser is told now; null: it is not, or no more. */
export async function subscription(): Promise<PushSubscriptionJSON | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription())?.toJSON() ?? null;
}

/** Ask for leave to be told by the server with this key; null if it is not given. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  return (await registration.pushManager.subscribe(wanted)).toJSON();
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/** What its owner may call this device. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari/.exec(agent)?.[0] ?? '';
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(agent)?.[0] ?? '';
  return [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter(Boolean).join(' · ');
}

export const canVibrate = typeof navigator !== 'undefined' && 'vibrate' in navigator;

/** A short tap that is felt. Browsers do nothing before somebody has touched the page. */
export function vibrate(): void {
  if (canVibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate([40, 60, 40]);
}
