import { afterEach, describe, expect, it } from 'vitest';
import { applyAppearance, readAppearance, saveAppearance, type Appearance } from './appearance.ts';

const root = document.documentElement;
const standard: Appearance = { theme: 'system', contrast: 'system', density: 'comfortable' };
const own: Appearance = { theme: 'dark', contrast: 'more', density: 'compact' };

afterEach(() => {
  localStorage.clear();
  applyAppearance(standard);
});

describe('the appearance that a person chose', () => {
  it('is marked on the page, and the mark goes with the choice', () => {
    applyAppearance(own);
    expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject(own);
    applyAppearance(standard);
    expect(root.dataset).not.toHaveProperty('theme');
    expect(root.dataset).not.toHaveProperty('contrast');
    expect(root.dataset).not.toHaveProperty('density');
  });

  it('is kept in the browser', () => {
    saveAppearance(own);
    expect(readAppearance()).toEqual(own);
    expect(root.dataset['theme']).toBe('dark');
  });

  it.each(['', 'no JSON', 'null', '7', '{"theme":"blue","contrast":1}'])(
    'is the standard one where “%s” was kept',
    (kept) => {
      saveAppearance(own);
      localStorage.setItem(localStorage.key(0) ?? '', kept);
      expect(readAppearance()).toEqual(standard);
    },
  );
});
