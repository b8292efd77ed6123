import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failingPairs, pairInWords } from './build/contrast-report.ts';
import { isInSrgb } from './build/gamut.ts';
import { stylesheet, teamStylesheet } from './build/stylesheet.ts';
import { accentTokens, standardTeam, type TeamTheme } from './build/team-theme.ts';
import { themes, themeTokens } from './build/themes.ts';

function failing(team: TeamTheme): readonly string[] {
  return themes.flatMap((theme) =>
    failingPairs(themeTokens(theme, team), theme).map((pair) => `${theme}: ${pairInWords(pair)}`),
  );
}

describe('a team’s own accent', () => {
  it('has every contrast whatever its hue and chroma, in every theme', () => {
    const accents = fc.record({
      hue: fc.integer({ min: 0, max: 359 }),
      chroma: fc.integer({ min: 0, max: 32 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(accents, (accent) => {
        expect(failing({ ...standardTeam, accent })).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is a colour that every screen has', () => {
    const team = { ...standardTeam, accent: { hue: 140, chroma: 0.3 } };
    for (const theme of themes) {
      for (const name of accentTokens) {
        const token = themeTokens(theme, team).get(name);
        expect(token?.type === 'color' && isInSrgb(token.value), `${theme}: ${name}`).toBe(true);
      }
    }
  });

  it('keeps a lightness that is asked for, and says which pairs fail for it', () => {
    const yellow = { ...standardTeam, accent: { hue: 100, chroma: 0.18, lightness: 0.85 } };
    const said = failing(yellow);
    expect(said).toContainEqual(
      expect.stringMatching(/^light: accent on canvas \(.+\): 1\.\d\d of 4\.5$/),
    );
    expect(said.filter((line) => !line.startsWith('light:'))).toEqual([]);
  });
});

describe('a team’s own stylesheet', () => {
  const own: TeamTheme = {
    accent: { hue: 150, chroma: 0.12 },
    radius: 3,
    density: 'compact',
    font: ['Own Sans'],
  };

  it('has its corners, font and density in one place', () => {
    const css = stylesheet(own);
    expect(css).toContain('--ninefold-radius-md: 3px');
    expect(css).toContain('--ninefold-radius-lg: 5px');
    expect(css).toMatch(/--ninefold-font-sans: 'Own Sans', 'Noto Sans Arabic Variable'/);
    expect(css.slice(0, css.indexOf('}'))).toContain('--ninefold-size-row: 2rem');
  });

  it('is the standard one where nothing is changed', () => {
    expect(stylesheet(standardTeam)).toBe(stylesheet({ ...standardTeam }));
    expect(stylesheet(own)).not.toBe(stylesheet(standardTeam));
  });

  it('may be laid over the standard one, with what differs alone', () => {
    const css = teamStylesheet(own);
    expect(css).toContain('--ninefold-color-accent: ');
    expect(css).not.toContain('--ninefold-color-danger');
  });
});
