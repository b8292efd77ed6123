import { afterEach, describe, expect, it } from 'vitest';
import '../styles.css';
import { type Appearance, applyAppearance, checkedAppearance } from './appearance.ts';

const root = document.documentElement;
const standard: Appearance = { theme: 'system', contrast: 'system' };
const own: Appearance = { theme: 'dark', contrast: 'more', density: 'compact' };

/** Of a list's rows, and of buttons. */
function heights() {
  const style = getComputedStyle(root);
  return ['row', 'control'].map((name) => style.getPropertyValue(`--ninefold-size-${name}`));
}

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

  it('has compact rows unless comfortable ones are chosen', () => {
    expect(heights()).toEqual(['2rem', '2rem']);
    applyAppearance({ ...standard, density: 'comfortable' });
    expect(heights()).toEqual(['2.5rem', '2rem']);
    applyAppearance({ ...standard, density: 'standard' });
    expect(heights()).toEqual(['2rem', '2rem']);
    applyAppearance(own);
    expect(heights()).toEqual(['2rem', '1.75rem']);
  });

  it('is read value by value, with defaults for unknown values', () => {
    expect(checkedAppearance({ ...own })).toEqual(own);
    expect(checkedAppearance({ theme: 'blue', contrast: 1, density: 'compact' })).toEqual({
      ...standard,
      density: 'compact',
    });
  });
});
