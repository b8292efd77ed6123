import { readTokens, type DimensionValue, type Token, type TokenSet } from './format.ts';
import { withColours } from './team-colours.ts';
import { standardTheme, type TeamTheme } from './team-theme.ts';

/** The token files put together as `source/resolver.json` says. */
import comfortable from '../source/comfortable.tokens.json' with { type: 'json' };
import compactRows from '../source/compact-rows.tokens.json' with { type: 'json' };
import compact from '../source/compact.tokens.json' with { type: 'json' };
import darkMoreContrast from '../source/dark-more-contrast.tokens.json' with { type: 'json' };
import dark from '../source/dark.tokens.json' with { type: 'json' };
import foundation from '../source/foundation.tokens.json' with { type: 'json' };
import lightMoreContrast from '../source/light-more-contrast.tokens.json' with { type: 'json' };
import light from '../source/light.tokens.json' with { type: 'json' };
import resolver from '../source/resolver.json' with { type: 'json' };
import touch from '../source/touch.tokens.json' with { type: 'json' };

export type Theme = keyof typeof resolver.modifiers.theme.contexts;
type Density = keyof typeof resolver.modifiers.density.contexts;

const files: Readonly<Record<string, object>> = {
  'comfortable.tokens.json': comfortable,
  'compact-rows.tokens.json': compactRows,
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

/** Type, corners and the rest that no theme changes, with the team's. */
function withShape(
  tokens: TokenSet,
  { font = standardTheme.font, radius = standardTheme.radius }: TeamTheme,
): TokenSet {
  return new Map(
    [...tokens].map(([name, token]) => [name, shaped(name, token, font, radius)] as const),
  );
}

function shaped(name: string, token: Token, font: readonly string[], radius: number): Token {
  if (name === 'font-sans' && token.type === 'fontFamily') {
    const standard: readonly string[] = standardTheme.font;
    const others = token.value.filter((family) => !standard.includes(family));
    return { ...token, value: [...font, ...others] };
  }
  if (token.path[0] !== 'radius' || token.type !== 'dimension') return token;
  return { ...token, value: scaled(token.value, radius / standardTheme.radius) };
}

function scaled({ value, unit }: DimensionValue, factor: number): DimensionValue {
  return { value: Math.round(value * factor * 2) / 2, unit };
}
