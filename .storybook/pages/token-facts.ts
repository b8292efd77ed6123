import { contrastRatio } from '../../packages/ui/src/tokens/build/contrast.ts';
import {
  colourOf,
  neededContrast,
  colorPairs,
} from '../../packages/ui/src/tokens/build/contrast-report.ts';
import { cssDimension, cssValue } from '../../packages/ui/src/tokens/build/css-value.ts';
import type { Token, TokenSet } from '../../packages/ui/src/tokens/build/format.ts';
import {
  densityTokens,
  foundationTokens,
  themes,
  themeTokens,
} from '../../packages/ui/src/tokens/build/themes.ts';

/** A token as the catalogue lists it. */
export interface TokenFacts {
  readonly name: string;
  readonly description: string;
  /** Each value with the themes or densities that have it. */
  readonly values: readonly { readonly of: string; readonly value: string }[];
  /** `4.6 of 4.5 on hover, in dark`: the pair that comes closest to too little; none for no colour. */
  readonly contrast: string | undefined;
}

const densities = ['standard', 'comfortable', 'compact', 'touch'] as const;

export const tokenFacts: readonly TokenFacts[] = [
  ...facts(
    themes.map((theme) => [theme.replace('-more-contrast', ', more contrast'), themeTokens(theme)]),
  ),
  ...facts([['', foundationTokens()]]),
  ...facts(densities.map((density) => [density, densityTokens(density)])),
];

function facts(sets: readonly (readonly [of: string, tokens: TokenSet])[]): readonly TokenFacts[] {
  const [first] = sets;
  return [...(first?.[1] ?? [])].map(([name, token]) => ({
    name,
    description: token.description ?? '',
    values: valuesOf(name, sets),
    contrast: token.type === 'color' ? closestContrast(name.replace('color-', '')) : undefined,
  }));
}

function valuesOf(
  name: string,
  sets: readonly (readonly [of: string, tokens: TokenSet])[],
): TokenFacts['values'] {
  const byValue = new Map<string, string[]>();
  for (const [of, tokens] of sets) {
    const token = tokens.get(name);
    if (token === undefined) continue;
    const value = written(token);
    byValue.set(value, [...(byValue.get(value) ?? []), of]);
  }
  return [...byValue].map(([value, of]) => ({
    value,
    of: of.length === sets.length ? '' : of.join('; '),
  }));
}

function written(token: Token): string {
  if (token.type !== 'typography') return cssValue(token);
  const { fontSize, lineHeight, fontWeight } = token.value;
  return `${cssDimension(fontSize)} / ${lineHeight.toFixed(2)}, ${fontWeight}`;
}

function closestContrast(name: string): string | undefined {
  const candidates = themes.flatMap((theme) =>
    colorPairs
      .filter(({ front, back }) => front === name || back === name)
      .map(({ front, back, minimum }) => {
        const tokens = themeTokens(theme);
        const ratio = contrastRatio(colourOf(tokens, front), colourOf(tokens, back));
        const needed = neededContrast(minimum, theme);
        const place = front === name ? `on ${back}` : `as a ground of ${front}`;
        return {
          ratio,
          needed,
          text: `${place}, ${theme.replace('-more-contrast', ' with more contrast')}`,
        };
      }),
  );
  const [closest] = candidates.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
  return closest && `${closest.ratio.toFixed(1)} of ${closest.needed} ${closest.text}`;
}
