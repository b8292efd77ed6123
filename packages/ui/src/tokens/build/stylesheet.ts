import { cssDimension, cssString, cssValue } from './css-value.ts';
import type { Token, TokenSet, TypographyValue } from './format.ts';
import { standardTheme, type TeamTheme } from './team-theme.ts';
import { densityTokens, foundationTokens, type Theme, themes, themeTokens } from './themes.ts';

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
  space: '--spacing',
};

/** Everything generated from the tokens: variables for each theme and density, and Tailwind's theme. */
export function stylesheet(): string {
  const foundation = foundationTokens();
  return [
    '/* Generated from source/*.tokens.json by build.ts: change those, then run it. */',
    rule(':root', [...declarations(foundation), ...declarations(densityTokens('standard'))]),
    ...themeRules((theme) => themeTokens(theme)),
    rule("[data-density='standard']", declarations(densityTokens('standard'))),
    rule("[data-density='comfortable']", declarations(densityTokens('comfortable'))),
    rule("[data-density='compact']", declarations(densityTokens('compact'))),
    media(
      '(pointer: coarse)',
      rule(":root:not([data-density='compact'])", declarations(densityTokens('touch'))),
    ),
    media('(prefers-reduced-motion: reduce)', rule(':root', stillness(foundation))),
    rule(
      '@theme inline',
      tailwindTheme([themeTokens('light'), foundation, densityTokens('standard')]),
    ),
  ].join('\n\n');
}

/** Returns the CSS of a team's theme, which follows the stylesheet. */
export function teamStylesheet(team: TeamTheme): string {
  const shape = changed(foundationTokens(), foundationTokens(team));
  const colours = new Set(
    themes.flatMap((theme) => [...changed(themeTokens(theme), themeTokens(theme, team)).keys()]),
  );
  const family = team.font?.[0];
  return [
    ...(team.fontFile === undefined || family === undefined
      ? []
      : [
          rule('@font-face', [
            `font-family: ${cssString(family)}`,
            `src: url(${cssString(`/${team.fontFile}`)}) format('woff2')`,
            'font-weight: 100 900',
            'font-display: swap',
          ]),
        ]),
    ...(shape.size === 0 ? [] : [rule(':root', declarations(shape))]),
    // A person's own choice is an attribute; a finger needs its larger targets.
    ...(team.density !== undefined && team.density !== standardTheme.density
      ? [
          media(
            'not (pointer: coarse)',
            rule(':root:not([data-density])', declarations(densityTokens(team.density))),
          ),
        ]
      : []),
    ...(colours.size === 0
      ? []
      : themeRules(
          (theme) => new Map([...themeTokens(theme, team)].filter(([name]) => colours.has(name))),
        )),
  ].join('\n\n');
}

/** The tokens of `team` whose value is another than in `standard`. */
function changed(standard: TokenSet, team: TokenSet): TokenSet {
  const lines = declarations(standard);
  return new Map(
    [...team].filter(([name, token]) =>
      declarations(new Map([[name, token]])).some((line) => !lines.includes(line)),
    ),
  );
}

/**
 * A person's choice (`data-theme`, `data-contrast`) wins over the system's
 * preference. A part of a page may have its own theme.
 *
 * Each theme is written out where it holds: `light-dark()` would be shorter,
 * but what builds the stylesheet for older browsers fixes it at the root.
 */
function themeRules(of: (theme: Theme) => TokenSet): string[] {
  const light = ['color-scheme: light', ...declarations(of('light'))];
  const dark = ['color-scheme: dark', ...declarations(of('dark'))];
  const lightMore = moreContrast(of, 'light-more-contrast');
  const darkMore = moreContrast(of, 'dark-more-contrast');
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

/** Returns the tokens that more contrast changes in either theme, so that both set all of them. */
function moreContrast(
  of: (theme: Theme) => TokenSet,
  theme: 'light-more-contrast' | 'dark-more-contrast',
): string[] {
  const changed = (['light', 'dark'] as const).flatMap((base) => {
    const standard = declarations(of(base));
    const more = declarations(of(`${base}-more-contrast`));
    return more.filter((line) => !standard.includes(line)).map(nameOf);
  });
  return declarations(of(theme)).filter((line) => changed.includes(nameOf(line)));
}

function nameOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'));
}

/** Motion is not slowed but taken away: what moved is there at once. */
function stillness(foundation: TokenSet): string[] {
  return [...foundation.keys()]
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
  if (namespace === undefined) return [];
  // Tailwind counts every distance in its one unit, which has no name.
  const suffix = group === 'space' ? '' : rest.join('-');
  return [`${namespace}${suffix}: var(${variable})`];
}

/** Running text keeps the weight around it; only headings bring their own. */
function isHeading(value: TypographyValue): boolean {
  return value.fontWeight !== 400;
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;
}

function media(query: string, content: string): string {
  return `@media ${query} {\n${content.replace(/^/gm, '  ')}\n}`;
}
