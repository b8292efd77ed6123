import type { DimensionValue, Token, TokenSet } from './format.ts';
import { standardTheme, type TeamTheme } from './team-theme.ts';

/** Type, corners and the rest that no theme changes, with the team's. */
export function withShape(
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
