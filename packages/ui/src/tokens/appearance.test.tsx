import { afterEach, describe, expect, it } from 'vitest';
import { type Appearance, applyAppearance, checkedAppearance } from './appearance.ts';

const root = document.documentElement;
const standard: Appearance = { theme: 'system', contrast: 'system' };
const own: Appearance = { theme: 'dark', contrast: 'more', density: 'compact' };

afterEach(() => applyAppearance(standard));

describe('the appearance that a person chose', () => {
  it('is marked on the page until it is reset', () => {
    applyAppearance(own);
    expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject(own);
    applyAppearance(standard);
    expect(root.dataset).not.toHaveProperty('theme');
    expect(root.dataset).not.toHaveProperty('contrast');
    expect(root.dataset).not.toHaveProperty('density');
  });

  it('is read value by value, with defaults for unknown values', () => {
    expect(checkedAppearance({ ...own })).toEqual(own);
    expect(checkedAppearance({ theme: 'blue', contrast: 1, density: 'compact' })).toEqual({
      ...standard,
      density: 'compact',
    });
  });
});
