import { colourOf, failingPairs } from './contrast-report.ts';
import type { ColorValue, DimensionValue, Token, TokenSet } from './format.ts';
import { intoSrgb } from './gamut.ts';

/** What a team chooses for itself; everything else follows from it. */
export interface TeamTheme {
  readonly accent: {
    /** Degrees, 0 to 360. */
    readonly hue: number;
    /** 0 is grey; about 0.2 is as much as a screen has. What sRGB lacks is left out. */
    readonly chroma: number;
    /**
     * Keeps the accent of the light theme exactly this light, 0 to 1. Left out, the lightness is
     * chosen so that every pair of colours has its contrast; given, the tests say which has not.
     */
    readonly lightness?: number;
  };
  /** The corner of buttons and fields in pixels; the other corners keep their proportion to it. */
  readonly radius: number;
  /** Where a person has chosen none. */
  readonly density: 'comfortable' | 'compact';
  /** Families, before the system's own. The team's stylesheet brings their `@font-face`. */
  readonly font: readonly string[];
}

/** What the token files were drawn with. */
export const standardTeam: TeamTheme = {
  accent: { hue: 258, chroma: 0.16 },
  radius: 6,
  density: 'comfortable',
  font: ['Inter Variable', 'Inter'],
};

/** In the order in which they are fitted: each on what is settled before it. */
const accentColours = [
  'accent-line',
  'accent-ink',
  'accent-soft',
  'accent',
  'accent-hover',
  'focus',
];

/** Colours that are drawn anew for another accent. */
export const accentTokens: readonly string[] = accentColours.map((name) => `color-${name}`);

/** A theme's colours with the team's accent. */
export function withAccent(tokens: TokenSet, theme: string, { accent }: TeamTheme): TokenSet {
  const { hue, chroma } = standardTeam.accent;
  if (accent.hue === hue && accent.chroma === chroma && accent.lightness === undefined)
    return tokens;
  const result = new Map(tokens);
  for (const name of accentColours) recolour(result, name, accent);
  for (const name of accentColours) {
    const isGround = name === 'accent-soft';
    const isDark = theme.startsWith('dark');
    fit(result, theme, name, isGround === isDark ? -1 : 1);
  }
  if (accent.lightness !== undefined && theme === 'light') {
    const { components, ...rest } = colourOf(result, 'accent');
    const [, kept, angle] = components;
    put(result, 'accent', intoSrgb({ ...rest, components: [accent.lightness, kept, angle] }));
  }
  return result;
}

/** Type, corners and the rest that no theme changes, with the team's. */
export function withShape(tokens: TokenSet, { font, radius }: TeamTheme): TokenSet {
  return new Map(
    [...tokens].map(([name, token]) => [name, shaped(name, token, font, radius)] as const),
  );
}

function shaped(name: string, token: Token, font: readonly string[], radius: number): Token {
  if (name === 'font-sans' && token.type === 'fontFamily') {
    const others = token.value.filter((family) => !standardTeam.font.includes(family));
    return { ...token, value: [...font, ...others] };
  }
  if (token.path[0] !== 'radius' || token.type !== 'dimension') return token;
  return { ...token, value: scaled(token.value, radius / standardTeam.radius) };
}

function scaled({ value, unit }: DimensionValue, factor: number): DimensionValue {
  return { value: Math.round(value * factor * 2) / 2, unit };
}

function recolour(tokens: Map<string, Token>, name: string, accent: TeamTheme['accent']): void {
  const { components, ...rest } = colourOf(tokens, name);
  const [lightness, chroma, hue] = components;
  const share = accent.chroma / standardTeam.accent.chroma;
  const turned = (hue + accent.hue - standardTeam.accent.hue + 360) % 360;
  const wanted = Number((chroma * share).toFixed(4));
  put(tokens, name, intoSrgb({ ...rest, components: [lightness, wanted, turned] }));
}

/** Moves a colour's lightness as little as gives it its contrasts, and not at all if nothing does. */
function fit(tokens: Map<string, Token>, theme: string, name: string, step: 1 | -1): void {
  const start = colourOf(tokens, name);
  const [lightness, chroma, hue] = start.components;
  for (let moved = 0; moved <= 1; moved += 0.005) {
    const next = Number((lightness + step * moved).toFixed(3));
    if (next < 0 || next > 1) break;
    put(tokens, name, intoSrgb({ ...start, components: [next, chroma, hue] }));
    if (failingPairs(tokens, theme, settledWith(name)).length === 0) return;
  }
  put(tokens, name, start);
}

/** The colours that a colour is fitted against: what comes after it follows it. */
function settledWith(name: string): (front: string, back: string) => boolean {
  const later = accentColours.slice(accentColours.indexOf(name) + 1);
  return (front, back) =>
    (front === name || back === name) && !later.includes(front) && !later.includes(back);
}

function put(tokens: Map<string, Token>, name: string, value: ColorValue): void {
  const token = tokens.get(`color-${name}`);
  if (token?.type === 'color') tokens.set(`color-${name}`, { ...token, value });
}
