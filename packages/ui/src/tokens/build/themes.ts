/** The token files put together as `source/resolver.json` says. */
import comfortable from '../source/comfortable.tokens.json' with { type: 'json' };
import compact from '../source/compact.tokens.json' with { type: 'json' };
import darkMoreContrast from '../source/dark-more-contrast.tokens.json' with { type: 'json' };
import dark from '../source/dark.tokens.json' with { type: 'json' };
import foundation from '../source/foundation.tokens.json' with { type: 'json' };
import lightMoreContrast from '../source/light-more-contrast.tokens.json' with { type: 'json' };
import light from '../source/light.tokens.json' with { type: 'json' };
import resolver from '../source/resolver.json' with { type: 'json' };
import touch from '../source/touch.tokens.json' with { type: 'json' };
import { readTokens, type TokenSet } from './format.ts';
import { withColours } from './team-colours.ts';
import { withShape } from './team-shape.ts';
import type { TeamTheme } from './team-theme.ts';

export type Theme = keyof typeof resolver.modifiers.theme.contexts;
export type Density = keyof typeof resolver.modifiers.density.contexts;

const files: Readonly<Record<string, object>> = {
  'comfortable.tokens.json': comfortable,
  'compact.tokens.json': compact,
  'dark-more-contrast.tokens.json': darkMoreContrast,
  'dark.tokens.json': dark,
  'foundation.tokens.json': foundation,
  'light-more-contrast.tokens.json': lightMoreContrast,
  'light.tokens.json': light,
  'touch.tokens.json': touch,
};

export const themes = Object.keys(resolver.modifiers.theme.contexts) as readonly Theme[];

/** The tokens that are the same in every theme and density. */
export function foundationTokens(team: TeamTheme = {}): TokenSet {
  return withShape(merged(resolver.sets.foundation.sources), team);
}

/** Colours and shadows of a theme. */
export function themeTokens(theme: Theme, team: TeamTheme = {}): TokenSet {
  return withColours(merged(resolver.modifiers.theme.contexts[theme]), theme, team);
}

/** Sizes of a density; `touch` is what a coarse pointer gets. */
export function densityTokens(density: Density): TokenSet {
  return merged(resolver.modifiers.density.contexts[density]);
}

function merged(sources: readonly { readonly $ref: string }[]): TokenSet {
  return new Map(
    sources.flatMap(({ $ref }) => {
      const file = files[$ref];
      if (file === undefined) {
        throw new Error(`resolver.json names ${$ref}, which build/themes.ts does not import.`);
      }
      return [...readTokens(file)];
    }),
  );
}
