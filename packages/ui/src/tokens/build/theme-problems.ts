import { failingPairs, pairInWords, colourOf } from './contrast-report.ts';
import type { ColorValue } from './format.ts';
import type { TeamTheme } from './team-theme.ts';
import { themes, themeTokens } from './themes.ts';

/** Returns the problems that keep a theme from being used, each as a sentence. */
export function themeProblems(team: TeamTheme): readonly string[] {
  const { accent, neutral, radius, font, fontFile } = team;
  const problems = [
    ...tintProblems('accent', accent),
    ...tintProblems('neutral', neutral),
    ...(accent?.lightness === undefined || isWithin(accent.lightness, 0, 1)
      ? []
      : ['accent.lightness is a number from 0 to 1.']),
    ...(radius === undefined || isWithin(radius, 0, 100)
      ? []
      : ['radius is a number of pixels from 0 to 100.']),
    ...(fontFile !== undefined && font?.[0] === undefined
      ? ['fontFile needs font: the name of the family that the file holds.']
      : []),
  ];
  // Colours that are not numbers have no contrast to speak of.
  return problems.length > 0 ? problems : [...contrastProblems(team), ...similarityProblems(team)];
}

function tintProblems(name: string, tint: TeamTheme['neutral']): string[] {
  if (tint === undefined) return [];
  return [
    ...(isWithin(tint.hue, 0, 360) ? [] : [`${name}.hue is a number of degrees from 0 to 360.`]),
    ...(isWithin(tint.chroma, 0, 0.4) ? [] : [`${name}.chroma is a number from 0 to 0.4.`]),
  ];
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

function contrastProblems(team: TeamTheme): string[] {
  return themes.flatMap((theme) =>
    failingPairs(themeTokens(theme, team), theme).map(
      (pair) => `Too little contrast in ${theme.replaceAll('-', ' ')}: ${pairInWords(pair)}.`,
    ),
  );
}

/** Distances in OKLab below it are hard to tell apart on two buttons that aren't side by side. */
const leastDistance = 0.08;

/** A primary button must not look like one that deletes. */
function similarityProblems({ accent }: TeamTheme): string[] {
  if (accent === undefined) return [];
  const alike = themes.filter((theme) => {
    // With more contrast, all colours are so dark or so light that hues are close to each other.
    if (theme.endsWith('more-contrast')) return false;
    const tokens = themeTokens(theme, { accent });
    return distance(colourOf(tokens, 'accent'), colourOf(tokens, 'danger')) < leastDistance;
  });
  if (alike.length === 0) return [];
  const where = alike.map((theme) => theme.replaceAll('-', ' ')).join(', ');
  return [`The accent looks like danger in ${where}. Choose an accent.hue farther from red.`];
}

function distance(one: ColorValue, other: ColorValue): number {
  const [first, second] = [one, other].map(({ components: [lightness, chroma, hue] }) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}
