import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failingPairs, pairInWords } from './build/contrast-report.ts';
import { contrastRatio } from './build/contrast.ts';
import type { ColorValue } from './build/format.ts';
import { stylesheet } from './build/stylesheet.ts';
import { themes, themeTokens } from './build/themes.ts';

const white: ColorValue = { colorSpace: 'oklch', components: [1, 0, 0] };
const black: ColorValue = { colorSpace: 'oklch', components: [0, 0, 0] };

describe('generated.css', () => {
  it('is generated from the token files', () => {
    const written = readFileSync(new URL('generated.css', import.meta.url), 'utf8');
    expect(
      unformatted(written),
      'The tokens changed: run `node packages/ui/src/tokens/build.ts`.',
    ).toBe(unformatted(stylesheet()));
  });
});

describe('contrastRatio', () => {
  it('is 21 for black and white, and 1 for equal colours', () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 2);
    expect(contrastRatio(white, white)).toBeCloseTo(1, 5);
  });

  it('agrees with WCAG for the sRGB grey #767676 on white, the lightest that text may have', () => {
    const grey: ColorValue = { colorSpace: 'oklch', components: [0.5655, 0, 0] };
    expect(contrastRatio(grey, white)).toBeCloseTo(4.54, 1);
  });
});

describe.each(themes)('contrast in %s', (theme) => {
  it('suffices for every pair in use', () => {
    expect(failingPairs(themeTokens(theme), theme).map(pairInWords)).toEqual([]);
  });
});

/** The formatter breaks long lines of the stylesheet, which changes nothing. */
function unformatted(css: string): string {
  return css.replace(/\s+/g, ' ').trim();
}
