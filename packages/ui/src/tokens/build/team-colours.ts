import { colourOf, failingPairs } from './contrast-report.ts';
import { intoSrgb } from './contrast.ts';
import type { ColorValue, Token, TokenSet } from './format.ts';
import { standardTheme, type TeamTheme, type Tint } from './team-theme.ts';

/** Colours in the order of adjustment: each builds on the ones before it. */
const neutralGrounds = ['canvas', 'panel', 'sunken', 'hover', 'pressed', 'neutral-soft'];
const neutralColours = [
  ...neutralGrounds,
  'scrim',
  'inverse',
  'inverse-ink',
  'line',
  'line-strong',
  'neutral-line',
  'line-control',
  'neutral-ink',
  'neutral',
  'ink-subtle',
  'ink-muted',
  'ink',
];
const accentColours = [
  'accent-line',
  'accent-ink',
  'accent-soft',
  'accent',
  'accent-hover',
  'focus',
];

/** A theme's colours with the team's neutral and accent. */
export function withColours(
  tokens: TokenSet,
  theme: string,
  { neutral = standardTheme.neutral, accent = standardTheme.accent }: TeamTheme,
): TokenSet {
  const result = new Map(tokens);
  redraw(result, theme, neutralColours, standardTheme.neutral, neutral);
  redraw(result, theme, accentColours, standardTheme.accent, accent);
  if (accent.lightness !== undefined && theme === 'light') {
    const { components, ...rest } = colourOf(result, 'accent');
    const [, chroma, hue] = components;
    put(result, 'accent', intoSrgb({ ...rest, components: [accent.lightness, chroma, hue] }));
  }
  return result;
}

/** Gives colours another tint, and then each as much contrast as it needs. */
function redraw(
  tokens: Map<string, Token>,
  theme: string,
  names: readonly string[],
  from: Tint,
  to: Tint,
): void {
  if (from.hue === to.hue && from.chroma === to.chroma) return;
  for (const name of names) recolour(tokens, name, from, to);
  names.forEach((name, index) => {
    const isGround = name === 'accent-soft' || neutralGrounds.includes(name);
    const isDark = theme.startsWith('dark');
    fit(tokens, theme, name, isGround === isDark ? -1 : 1, names.slice(index + 1));
  });
}

function recolour(tokens: Map<string, Token>, name: string, from: Tint, to: Tint): void {
  const { components, ...rest } = colourOf(tokens, name);
  const [lightness, chroma, hue] = components;
  const wanted = Number(((chroma * to.chroma) / from.chroma).toFixed(4));
  const turned = (hue + to.hue - from.hue + 360) % 360;
  put(tokens, name, intoSrgb({ ...rest, components: [lightness, wanted, turned] }));
}

/**
 * Moves a colour's lightness as little as gives it its contrasts, and not at all if nothing does.
 *
 * @param later Colours that are fitted to this one afterwards.
 */
function fit(
  tokens: Map<string, Token>,
  theme: string,
  name: string,
  step: 1 | -1,
  later: readonly string[],
): void {
  const start = colourOf(tokens, name);
  const [lightness, chroma, hue] = start.components;
  const isSettled = (front: string, back: string) =>
    (front === name || back === name) && !later.includes(front) && !later.includes(back);
  for (let moved = 0; moved <= 1; moved += 0.005) {
    const next = Number((lightness + step * moved).toFixed(3));
    if (next < 0 || next > 1) break;
    put(tokens, name, intoSrgb({ ...start, components: [next, chroma, hue] }));
    if (failingPairs(tokens, theme, isSettled).length === 0) return;
  }
  put(tokens, name, start);
}

function put(tokens: Map<string, Token>, name: string, value: ColorValue): void {
  const token = tokens.get(`color-${name}`);
  if (token?.type === 'color') tokens.set(`color-${name}`, { ...token, value });
}
