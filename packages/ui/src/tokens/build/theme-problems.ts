import { failingPairs, pairInWords } from './contrast-report.ts';
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
  return problems.length > 0 ? problems : contrastProblems(team);
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
