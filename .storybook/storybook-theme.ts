import { create, type ThemeVars } from 'storybook/theming';
import { linearRgb } from '../packages/ui/src/tokens/build/contrast.ts';
import { cssValue } from '../packages/ui/src/tokens/build/css-value.ts';
import type { TokenSet } from '../packages/ui/src/tokens/build/format.ts';
import { foundationTokens, themeTokens } from '../packages/ui/src/tokens/build/themes.ts';

/** Storybook's own window and docs pages in our look. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const tokens = themeTokens(base);
  const color = (name: string): string => hexColor(tokens, `color-${name}`);
  return create({
    base,
    brandTitle: 'Ninefold',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font('font-sans'),
    fontCode: font('font-mono'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('sunken'),
    appContentBg: color('canvas'),
    appPreviewBg: color('canvas'),
    appBorderColor: color('line'),
    appBorderRadius: 6,
    textColor: color('ink'),
    textMutedColor: color('ink-subtle'),
    textInverseColor: color('inverse-ink'),
    barBg: color('canvas'),
    barTextColor: color('ink-muted'),
    barHoverColor: color('ink'),
    barSelectedColor: color('accent'),
    buttonBg: color('panel'),
    buttonBorder: color('line-strong'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('panel'),
    inputBg: color('panel'),
    inputBorder: color('line-control'),
    inputTextColor: color('ink'),
    inputBorderRadius: 6,
  });
}

function font(name: string): string {
  const token = foundationTokens().get(name);
  if (token?.type !== 'fontFamily') throw new Error(`There is no font ${name} among the tokens.`);
  return cssValue(token);
}

/** Storybook computes its own shades, and doesn't support OKLCH. */
function hexColor(tokens: TokenSet, name: string): string {
  const token = tokens.get(name);
  if (token?.type !== 'color') throw new Error(`There is no colour ${name} among the tokens.`);
  const channels = linearRgb(token.value).map((linear) => {
    const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
