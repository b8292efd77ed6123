/**
 * Renders every story of the design system with a unique colour for each token, and reads from
 * the page which token is on which. Each pair found has to be in `colorPairs`, whose contrast
 * tokens.test.ts computes in every theme: so no pair in use is left unchecked.
 */
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ApplicationProvider } from '../provider/index.ts';
import '../styles.css';
import { colorPairs } from './build/contrast-report.ts';
import { shownPairs } from '../../testing/tokens/shown-colours.ts';
import { themeTokens } from './build/themes.ts';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>([
  '../components/*/*.stories.tsx',
  '../fields/**/*.stories.tsx',
  '../patterns/**/*.stories.tsx',
]);

const names = [...themeTokens('light')]
  .filter(([, token]) => token.type === 'color')
  .map(([name]) => name);

/** One colour a token, since two tokens may have the same: the white of panels and of fills' text. */
const colours = new Map(names.map((name, index) => [`rgb(${index}, 130, 70)`, name]));
const known = new Set(colorPairs.map(({ front, back }) => `${front} on ${back}`));

beforeAll(() => {
  for (const [colour, name] of colours) {
    document.documentElement.style.setProperty(`--ninefold-${name}`, colour);
  }
  // A colour on its way from one to the next is none of ours.
  const still = document.createElement('style');
  still.textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important }';
  document.head.append(still);
});

afterAll(() => document.documentElement.removeAttribute('style'));

function tokenOf(computed: string): string | undefined {
  return colours.get(computed)?.replace('color-', '');
}

describe.each(Object.entries(files))('%s', (_file, load) => {
  it('uses no pair of colours whose contrast is not checked', async () => {
    const unchecked = new Set<string>();
    for (const [name, Story] of Object.entries<ComponentType>(composeStories(await load()))) {
      const { unmount } = await render(<Story />, { wrapper: ApplicationProvider });
      for (const { front, back, where } of shownPairs(document.body, tokenOf)) {
        const pair = `${front} on ${back}`;
        if (!known.has(pair)) unchecked.add(`${pair}, in ${where} of ${name}`);
      }
      await unmount();
    }
    expect([...unchecked], 'Add the pair to tokens/build/pairs.ts, with what it needs.').toEqual(
      [],
    );
  });
});
