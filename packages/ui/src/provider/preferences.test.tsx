import { afterEach, describe, expect, it, vi } from 'vitest';
import { onNotKept } from './keep-in-browser.ts';
import { followPreferences, readPreferences, savePreferences } from './preferences.ts';

const standard = { theme: 'system', contrast: 'system' } as const;
const own = {
  theme: 'dark',
  contrast: 'more',
  density: 'compact',
  locale: 'de-AT',
  timeZone: 'Europe/Vienna',
  characterKeys: false,
  disabledKeys: 'C\nG W',
} as const;

afterEach(() => {
  savePreferences(standard);
  localStorage.clear();
});

describe('a person’s preferences', () => {
  it('are applied and stored in the browser', () => {
    savePreferences(own);
    expect(readPreferences()).toEqual(own);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it.each([
    '',
    'not JSON',
    'null',
    '7',
    '{"theme":"blue","contrast":1,"locale":"no such locale","timeZone":"Europe/Nowhere","characterKeys":"no","disabledKeys":7}',
  ])('is the standard where “%s” was kept', (kept) => {
    savePreferences(own);
    localStorage.setItem(localStorage.key(0) ?? '', kept);
    expect(readPreferences()).toEqual(standard);
  });

  it('are applied if the browser can’t store them, and the page is notified', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    let told = 0;
    const stop = onNotKept(() => (told += 1));
    savePreferences(own);
    stop();
    savePreferences(own);
    vi.restoreAllMocks();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect([told, localStorage.length]).toEqual([1, 0]);
  });

  it('are followed by other tabs', () => {
    savePreferences(own);
    const key = localStorage.key(0);
    const newValue = localStorage.getItem(key ?? '');
    savePreferences(standard);
    const seen: unknown[] = [];
    const stop = followPreferences((preferences) => seen.push(preferences));
    window.dispatchEvent(new StorageEvent('storage', { key: 'of another page', newValue }));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    stop();
    expect(seen).toEqual([own]);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
