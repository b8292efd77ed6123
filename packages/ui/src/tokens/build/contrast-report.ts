import { contrastRatio } from './contrast.ts';
import type { ColorValue, TokenSet } from './format.ts';
import { colorPairs, type ColorPair } from './pairs.ts';

/** A pair with too little contrast, 1 to 21, and how much it needs. */
export interface FailingPair extends ColorPair {
  readonly ratio: number;
  readonly needed: number;
}

/** Who asks for more contrast gets that of level AAA for text. */
const stricter = { 4.5: 7, 3: 4.5 } as const;

export function neededContrast(minimum: ColorPair['minimum'], theme: string): number {
  return theme.endsWith('more-contrast') ? stricter[minimum] : minimum;
}

/**
 * The pairs in use whose contrast does not suffice in a theme.
 *
 * @param isMeant Looks at some pairs only, by the names of front and back.
 */
export function failingPairs(
  tokens: TokenSet,
  theme: string,
  isMeant: (front: string, back: string) => boolean = () => true,
): readonly FailingPair[] {
  return colorPairs.flatMap((pair) => {
    if (!isMeant(pair.front, pair.back)) return [];
    const needed = neededContrast(pair.minimum, theme);
    const ratio = contrastRatio(colourOf(tokens, pair.front), colourOf(tokens, pair.back));
    return ratio < needed ? [{ ...pair, ratio, needed }] : [];
  });
}

/** `accent on canvas (a word or link in its tone): 3.10 of 4.5`. */
export function pairInWords({ front, back, use, ratio, needed }: FailingPair): string {
  return `${front} on ${back} (${use}): ${ratio.toFixed(2)} of ${needed}`;
}

/** @throws {Error} where the tokens have no such colour. */
export function colourOf(tokens: TokenSet, name: string): ColorValue {
  const token = tokens.get(`color-${name}`);
  if (token?.type !== 'color') throw new Error(`There is no colour ${name} among the tokens.`);
  return token.value;
}
