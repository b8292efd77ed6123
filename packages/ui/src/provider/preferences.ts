import type { ValueFormat } from '../fields/index.ts';
import { type Appearance, applyAppearance, checkedAppearance } from '../tokens/index.ts';
import { keepInBrowser } from './keep-in-browser.ts';

/** A person's preferences: appearance, shortcuts, language and formats. */
export interface Preferences extends Appearance, ValueFormat {
  /** A BCP 47 tag. */
  readonly language?: string;
  /** Turned off (`false`), shortcuts of a single character, such as `?`, do nothing. */
  readonly characterKeys?: boolean;
  /** Those of them that are turned off, one a line. */
  readonly disabledKeys?: string;
}

const storageKey = 'ninefold.preferences';

/** Returns what the person chose in this browser; the standard where nothing was, or storage is refused. */
export function readPreferences(): Preferences {
  return parsePreferences(stored());
}

/** Applies the choice to the page, and keeps it in this browser. */
export function savePreferences(preferences: Preferences): void {
  applyAppearance(preferences);
  keepInBrowser(storageKey, JSON.stringify(preferences));
}

/** Calls `onChange` when another tab of this browser keeps other preferences, once they are applied. */
export function followPreferences(onChange: (preferences: Preferences) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    const preferences = parsePreferences(event.newValue);
    applyAppearance(preferences);
    onChange(preferences);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Reads a stored text, which another version of the application may have written. */
function parsePreferences(text: string | null): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    // Preferences that can't be read count as not chosen.
  }
  const record = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    ...checkedAppearance(record),
    language: supported(record['language'], (tags) => Intl.getCanonicalLocales(tags)),
    locale: supported(record['locale'], (tags) => Intl.getCanonicalLocales(tags)),
    timeZone: supported(record['timeZone'], (timeZone) => Intl.DateTimeFormat('en', { timeZone })),
    disabledKeys: supported(record['disabledKeys'], String),
    ...(record['characterKeys'] === false && { characterKeys: false }),
  };
}

/** Returns `value` if it is a text that `check` doesn't throw on. */
function supported(value: unknown, check: (text: string) => unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    check(value);
    return value;
  } catch {
    return undefined;
  }
}
