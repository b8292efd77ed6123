import { cssDimension, cssValue } from './css-value.ts';
import type { Token, TokenSet, TypographyValue } from './format.ts';
import { densityTokens, foundationTokens, themeTokens } from './themes.ts';

const prefix = '--ninefold-';

/** Which of Tailwind's theme namespaces a group of tokens fills; a group not named here has none. */
const namespaces: Readonly<Record<string, string>> = {
  color: '--color-',
  shadow: '--shadow-',
  font: '--font-',
  weight: '--font-weight-',
  radius: '--radius-',
  duration: '--transition-duration-',
  easing: '--ease-',
  layer: '--z-index-',
  size: '--spacing-',
};

/** Everything generated from the tokens: variables for each theme and density, and Tailwind's theme. */
export function stylesheet(): string {
  const comfortable = declarations(densityTokens('comfortable'));
  return [
    '/* Generated from source/*.tokens.json by build.ts: change those, then run it. */',
    rule(':root', [...declarations(foundationTokens), ...comfortable]),
    ...themeRules(),
    media('(pointer: coarse)', rule(':root', declarations(densityTokens('touch')))),
    rule("[data-density='comfortable']", comfortable),
    rule("[data-density='compact']", declarations(densityTokens('compact'))),
    media('(prefers-reduced-motion: reduce)', rule(':root', stillness())),
    rule(
      '@theme inline',
      tailwindTheme([themeTokens('light'), foundationTokens, densityTokens('comfortable')]),
    ),
  ].join('\n\n');
}

/**
 * What a person chose (`data-theme`, `data-contrast`) wins over what the system
 * asks for. A part of a page may have a theme of its own.
 *
 * Each theme is written out where it holds: `light-dark()` would be shorter,
 * but what builds the stylesheet for older browsers fixes it at the root.
 */
function themeRules(): string[] {
  const light = ['color-scheme: light', ...declarations(themeTokens('light'))];
  const dark = ['color-scheme: dark', ...declarations(themeTokens('dark'))];
  const lightMore = moreContrast('light-more-contrast');
  const darkMore = moreContrast('dark-more-contrast');
  const darkSystem = '(prefers-color-scheme: dark)';
  const moreSystem = '(prefers-contrast: more)';
  return [
    rule(":root, [data-theme='light']", light),
    media(darkSystem, rule(':root:not([data-theme])', dark)),
    rule("[data-theme='dark']", dark),
    rule("[data-contrast='more']:not([data-theme='dark'])", lightMore),
    media(darkSystem, rule(":root[data-contrast='more']:not([data-theme])", darkMore)),
    rule("[data-contrast='more'][data-theme='dark']", darkMore),
    media(moreSystem, rule(":root:not([data-contrast]):not([data-theme='dark'])", lightMore)),
    media(
      `${moreSystem} and ${darkSystem}`,
      rule(':root:not([data-contrast]):not([data-theme])', darkMore),
    ),
    media(moreSystem, rule(":root:not([data-contrast])[data-theme='dark']", darkMore)),
  ];
}

/** What more contrast changes in either theme, so that nothing of the other is left over. */
function moreContrast(theme: 'light-more-contrast' | 'dark-more-contrast'): string[] {
  const changed = (['light', 'dark'] as const).flatMap((base) => {
    const standard = declarations(themeTokens(base));
    const more = declarations(themeTokens(`${base}-more-contrast`));
    return more.filter((line) => !standard.includes(line)).map(nameOf);
  });
  return declarations(themeTokens(theme)).filter((line) => changed.includes(nameOf(line)));
}

function nameOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

/** Motion is not slowed but taken away: what moved is there at once. */
function stillness(): string[] {
  return [...foundationTokens.keys()]
    .filter((name) => name.startsWith('duration-'))
    .map((name) => `${prefix}${name}: 0.01ms`);
}

function declarations(tokens: TokenSet): string[] {
  return [...tokens].flatMap(([name, token]) => {
    if (token.type !== 'typography') return [`${prefix}${name}: ${cssValue(token)}`];
    const { fontSize, lineHeight, letterSpacing, fontWeight } = token.value;
    return [
      `${prefix}${name}: ${cssDimension(fontSize)}`,
      `${prefix}${name}-line-height: ${lineHeight}`,
      ...(isHeading(token.value)
        ? [
            `${prefix}${name}-letter-spacing: ${cssDimension(letterSpacing)}`,
            `${prefix}${name}-weight: ${fontWeight}`,
          ]
        : []),
    ];
  });
}

/** Tailwind's own values go first, so that nothing outside the tokens can be used by accident. */
function tailwindTheme(sets: readonly TokenSet[]): string[] {
  return [
    ...['color', 'text', 'font', 'radius', 'shadow', 'ease'].map((name) => `--${name}-*: initial`),
    '--color-transparent: transparent',
    '--color-current: currentColor',
    '--radius-full: calc(infinity * 1px)',
    `--default-transition-duration: var(${prefix}duration-fast)`,
    `--default-transition-timing-function: var(${prefix}easing-out)`,
    ...sets.flatMap((tokens) => [...tokens.values()].flatMap(tailwindVariables)),
  ];
}

function tailwindVariables(token: Token): string[] {
  const [group = '', ...rest] = token.path;
  const variable = `${prefix}${token.path.join('-')}`;
  if (token.type === 'typography') {
    const text = `--text-${rest.join('-')}`;
    return [
      `${text}: var(${variable})`,
      `${text}--line-height: var(${variable}-line-height)`,
      ...(isHeading(token.value)
        ? [
            `${text}--letter-spacing: var(${variable}-letter-spacing)`,
            `${text}--font-weight: var(${variable}-weight)`,
          ]
        : []),
    ];
  }
  const namespace = namespaces[group];
  return namespace === undefined ? [] : [`${namespace}${rest.join('-')}: var(${variable})`];
}

/** Running text keeps the weight of what it stands in; only headings bring their own. */
function isHeading(value: TypographyValue): boolean {
  return value.fontWeight !== 400;
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;
}

function media(query: string, content: string): string {
  return `@media ${query} {\n${content.replace(/^/gm, '  ')}\n}`;
}
