/** What a person has chosen at this device. */
export const LANGUAGES = ['en', 'pl', 'nl', 'hu', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  nl: 'Nederlands',
  hu: 'Magyar',
  de: 'Deutsch',
};
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = { calm: 1.6, normal: 1, quick: 0.5, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

interface Chosen {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  sounds: boolean;
  vibrate: boolean;
  /** The log beside the board on a desk; at first where there is room. */
  log: 'auto' | 'open' | 'folded';
  /** From 0 to 1. */
  volume: number;
}

/** The table's colour, for the edge of the browser's window. */
const TABLE = { light: '#f4ecdd', dark: '#1e1913' };
const PLACE = 'quivira-settings';

export function spoken(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return (known as Language | undefined) ?? 'en';
}

function remembered(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Chosen>;
  } catch {
    return {}; // storage is closed or holds what is not ours
  }
}

function initial(): Chosen {
  const languages = typeof navigator === 'undefined' ? ['en'] : navigator.languages;
  return {
    language: spoken(languages),
    theme: 'auto',
    speed: 'normal',
    confirm: false,
    sounds: false,
    vibrate: true,
    log: 'auto',
    volume: 0.6,
    ...remembered(),
  };
}

export const settings: Chosen = $state(initial());

/** Keep the settings and let the page show them; call once, inside an effect. */
export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a browser without storage forgets them, nothing else
  }
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.speed === 'off' ? 'off' : 'on';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = TABLE[settings.theme === 'auto' ? (meta.media.includes('dark') ? 'dark' : 'light') : settings.theme];
  }
}

/** Whether things move at all. */
export function moves(): boolean {
  return settings.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
