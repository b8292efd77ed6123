import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import '../styles.css';
import { cssColor } from './build/css-value.ts';
import { themeTokens, type Theme } from './build/themes.ts';

const root = document.documentElement;

afterEach(async () => {
  delete root.dataset['theme'];
  delete root.dataset['contrast'];
  await system({});
});

/** The preferences of the operating system. */
async function system(features: Readonly<Record<string, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: ['prefers-color-scheme', 'prefers-contrast'].map((name) => ({
      name,
      value: features[name] ?? '',
    })),
  });
}

/** The theme whose every colour holds on the element. */
function themeOf(element: Element): Theme | undefined {
  const style = getComputedStyle(element);
  const all: readonly Theme[] = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'];
  return all.find((theme) =>
    [...themeTokens(theme)].every(
      ([name, token]) =>
        token.type !== 'color' ||
        normalized(style.getPropertyValue(`--ninefold-${name}`)) ===
          normalized(cssColor(token.value)),
    ),
  );
}

/** Returns a colour as the browser writes it, however the stylesheet was minified. */
function normalized(color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color.trim();
  document.body.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return computed;
}

const light = { 'prefers-color-scheme': 'light' };
const dark = { 'prefers-color-scheme': 'dark' };
const more = { 'prefers-contrast': 'more' };

describe('the theme of the page', () => {
  it.each<[Record<string, string>, string | undefined, string | undefined, Theme]>([
    [light, undefined, undefined, 'light'],
    [dark, undefined, undefined, 'dark'],
    [dark, 'light', undefined, 'light'],
    [light, 'dark', undefined, 'dark'],
    [light, undefined, 'more', 'light-more-contrast'],
    [dark, undefined, 'more', 'dark-more-contrast'],
    [dark, 'light', 'more', 'light-more-contrast'],
    [light, 'dark', 'more', 'dark-more-contrast'],
    [{ ...light, ...more }, undefined, undefined, 'light-more-contrast'],
    [{ ...dark, ...more }, undefined, undefined, 'dark-more-contrast'],
    [{ ...dark, ...more }, 'light', undefined, 'light-more-contrast'],
    [{ ...light, ...more }, 'dark', undefined, 'dark-more-contrast'],
    [{ ...light, ...more }, undefined, 'standard', 'light'],
    [{ ...dark, ...more }, undefined, 'standard', 'dark'],
  ])(
    'where the system asks for %j and the person for %s, %s, is %s',
    async (asked, theme, contrast, expected) => {
      await system(asked);
      if (theme !== undefined) root.dataset['theme'] = theme;
      if (contrast !== undefined) root.dataset['contrast'] = contrast;
      expect(themeOf(root)).toBe(expected);
      expect(getComputedStyle(root).colorScheme).toBe(
        expected.startsWith('dark') ? 'dark' : 'light',
      );
    },
  );

  it('may differ in a part of it', () => {
    root.dataset['theme'] = 'light';
    const part = document.createElement('div');
    part.dataset['theme'] = 'dark';
    document.body.append(part);
    expect(themeOf(part)).toBe('dark');
    part.remove();
  });
});
