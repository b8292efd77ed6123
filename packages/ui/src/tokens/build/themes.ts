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
import { team } from '../team.ts';
import { readTokens, type TokenSet } from './format.ts';
import { type TeamTheme, withAccent, withShape } from './team-theme.ts';

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

/** What is the same in every theme and density, as the team chose it. */
export const foundationTokens: TokenSet = foundationTokensOf(team);

export function foundationTokensOf(chosen: TeamTheme): TokenSet {
  return withShape(merged(resolver.sets.foundation.sources), chosen);
}

/** Colours and shadows of a theme, with the accent that the team chose. */
export function themeTokens(theme: Theme, chosen: TeamTheme = team): TokenSet {
  return withAccent(merged(resolver.modifiers.theme.contexts[theme]), theme, chosen);
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
