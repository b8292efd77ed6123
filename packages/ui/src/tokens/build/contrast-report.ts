import { contrastRatio } from './contrast.ts';
import type { ColorValue, TokenSet } from './format.ts';

/** A pair with too little contrast, 1 to 21, and how much it needs. */
interface FailingPair extends ColorPair {
  readonly ratio: number;
  readonly needed: number;
}

/** People who prefer more contrast get that of level AAA for text. */
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

/** One colour on another as the components use them, and the contrast that they need. */
interface ColorPair {
  readonly front: string;
  readonly back: string;
  /** 4.5 for text; 3 for outlines, icons and focus (WCAG 2.2, 1.4.3, 1.4.11 and 2.4.13). */
  readonly minimum: 4.5 | 3;
  readonly use: string;
}

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'violet'];
const grounds = ['canvas', 'panel', 'sunken', 'hover'];
const inks = ['ink', 'ink-muted', 'ink-subtle'];

export const colorPairs: readonly ColorPair[] = [
  ...pairs(4.5, 'text', inks, grounds),
  ...pairs(4.5, 'a pressed button', ['ink', 'ink-muted'], ['pressed']),
  ...pairs(
    4.5,
    'a selected row or current item',
    [...inks, 'accent', 'danger', 'success'],
    ['accent-soft'],
  ),
  ...tones.flatMap((tone) => [
    ...pairs(4.5, 'a badge', [tone], [`${tone}-soft`]),
    ...pairs(4.5, 'a word or link in its tone', [tone], grounds),
    ...pairs(4.5, 'a banner', ['ink', 'ink-muted'], [`${tone}-soft`]),
    ...pairs(4.5, 'text on a fill', [`${tone}-ink`], [tone]),
  ]),
  ...['accent', 'danger'].flatMap((tone) =>
    pairs(4.5, 'a filled button under the pointer', [`${tone}-ink`], [`${tone}-hover`]),
  ),
  ...pairs(4.5, 'a tooltip', ['inverse-ink'], ['inverse']),
  ...pairs(3, 'the outline of a field', ['line-control'], ['canvas', 'panel', 'sunken']),
  ...pairs(
    3,
    'the focus ring',
    ['focus'],
    [...grounds, 'accent-soft', 'danger-soft', 'neutral-soft', 'warning-soft'],
  ),
  ...pairs(3, 'a checkbox in a selected row', ['line-control'], ['accent-soft']),
  ...pairs(3, 'a checkbox in a pointed row', ['line-control'], ['hover']),
  ...pairs(3, 'the chosen of a few, on their track', ['line-control'], ['neutral-soft']),
  ...pairs(3, 'an icon in a pressed button', ['ink-subtle'], ['pressed']),
  ...pairs(3, 'the knob of a switch', ['ink-subtle'], ['neutral-soft']),
  ...pairs(
    3,
    'a mark of a category',
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `category-${number}`),
    [...grounds, 'accent-soft'],
  ),
];

/** Each of the fronts on each of the backs. */
function pairs(
  minimum: ColorPair['minimum'],
  use: string,
  fronts: readonly string[],
  backs: readonly string[],
): readonly ColorPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, minimum, use })));
}
