import { cssDimension, cssLightDark, cssValue } from './css-value.ts';
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
  const light = themeTokens('light');
  const standard = themePairs(light, themeTokens('dark'));
  const more = difference(
    standard,
    themePairs(themeTokens('light-more-contrast'), themeTokens('dark-more-contrast')),
  );
  const comfortable = declarations(densityTokens('comfortable'));
  const foundation = declarations(foundationTokens);
  return [
    '/* Generated from source/*.tokens.json by build.ts: change those, then run it. */',
    rule(':root', ['color-scheme: light dark', ...foundation, ...standard, ...comfortable]),
    rule("[data-theme='light']", ['color-scheme: light']),
    rule("[data-theme='dark']", ['color-scheme: dark']),
    rule("[data-contrast='more']", more),
    media('(prefers-contrast: more)', rule(':root:not([data-contrast])', more)),
    media('(pointer: coarse)', rule(':root', declarations(densityTokens('touch')))),
    rule("[data-density='comfortable']", comfortable),
    rule("[data-density='compact']", declarations(densityTokens('compact'))),
    media('(prefers-reduced-motion: reduce)', rule(':root', stillness())),
    rule('@theme inline', tailwindTheme([light, foundationTokens, densityTokens('comfortable')])),
  ].join('\n\n');
}

/** Motion is not slowed but taken away: what moved is there at once. */
function stillness(): string[] {
  return [...foundationTokens.keys()]
    .filter((name) => name.startsWith('duration-'))
    .map((name) => `${prefix}${name}: 0.01ms`);
}

function themePairs(light: TokenSet, dark: TokenSet): string[] {
  return [...light].map(
    ([name, token]) => `${prefix}${name}: ${cssLightDark(token, dark.get(name))}`,
  );
}

function difference(base: readonly string[], other: readonly string[]): string[] {
  return other.filter((declaration) => !base.includes(declaration));
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
