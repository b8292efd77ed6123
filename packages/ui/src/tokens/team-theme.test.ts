import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSrgb } from './build/contrast.ts';
import { themes, themeTokens } from './build/themes.ts';
import { standardTheme, type TeamTheme, teamStylesheet, themeProblems } from './theme.ts';

const hue = fc.integer({ min: 0, max: 360 });
const upTo = (hundredths: number) =>
  fc.integer({ min: 0, max: hundredths }).map((chroma) => chroma / 100);

describe('a team’s own colours', () => {
  it('have every contrast with any hue and chroma, in every theme', () => {
    const colours = fc.record({
      accent: fc.record({ hue, chroma: upTo(32) }),
      neutral: fc.record({ hue, chroma: upTo(10) }),
    });
    fc.assert(
      fc.property(colours, (team) => {
        const problems = themeProblems(team);
        expect(problems.filter((problem) => !problem.startsWith('The accent looks like'))).toEqual(
          [],
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [30, 0.16],
    [20, 0.2],
    [10, 0.18],
  ])('of hue %i and chroma %f are refused: primary would look like danger', (hue, chroma) => {
    expect(themeProblems({ accent: { hue, chroma } })).toContainEqual(
      expect.stringMatching(/^The accent looks like danger in light/),
    );
  });

  it.each([60, 150, 258, 300])('of hue %i can be told apart from danger', (hue) => {
    expect(themeProblems({ accent: { hue, chroma: 0.16 } })).toEqual([]);
  });

  it('are colours that every screen has', () => {
    const team = { accent: { hue: 140, chroma: 0.3 }, neutral: { hue: 80, chroma: 0.1 } };
    for (const theme of themes) {
      for (const [name, token] of themeTokens(theme, team)) {
        const standard = themeTokens(theme).get(name);
        if (token.type !== 'color' || token.value === standard?.value) continue;
        expect(isInSrgb(token.value), `${theme}: ${name}`).toBe(true);
      }
    }
  });

  it('keep a requested lightness, and the pairs that lose their contrast are named', () => {
    const problems = themeProblems({ accent: { hue: 100, chroma: 0.18, lightness: 0.85 } });
    expect(problems).toContainEqual(
      expect.stringMatching(
        /^Too little contrast in light: accent on canvas \(.+\): 1\.\d\d of 4\.5\.$/,
      ),
    );
    expect(problems.filter((line) => !line.includes(' in light: '))).toEqual([]);
  });

  it.each([
    [{ accent: { hue: 400, chroma: 0.1 } }, 'accent.hue is a number of degrees from 0 to 360.'],
    [{ neutral: { hue: 40, chroma: Number.NaN } }, 'neutral.chroma is a number from 0 to 0.4.'],
    [{ radius: -1 }, 'radius is a number of pixels from 0 to 100.'],
    [{ fontFile: 'own.woff2' }, 'fontFile needs font: the name of the family that the file holds.'],
  ])('%o is refused', (team, problem) => {
    expect(themeProblems(team)).toEqual([problem]);
  });
});

describe('a team’s own stylesheet', () => {
  const own: TeamTheme = {
    accent: { hue: 150, chroma: 0.12 },
    radius: 3,
    density: 'compact',
    font: ["Team's Sans", 'system-ui'],
    fontFile: 'own.woff2',
  };

  it('has its corners, font and density', () => {
    const css = teamStylesheet(own);
    expect(css).toContain('--ninefold-radius-md: 3px');
    expect(css).toContain('--ninefold-radius-lg: 5px');
    const font = String.raw`--ninefold-font-sans: 'Team\27 s Sans', system-ui, 'Noto Sans Arabic Variable'`;
    expect(css).toContain(font);
    expect(css).toContain("src: url('/own.woff2') format('woff2')");
    expect(css).toMatch(/:root:not\(\[data-density\]\) \{\n +--ninefold-size-control: /);
  });

  it('has comfortable rows for people who have chosen nothing', () => {
    const css = teamStylesheet({ density: 'comfortable' });
    expect(css).toMatch(/:root:not\(\[data-density\]\) \{[^}]*--ninefold-size-row: 2\.5rem;/);
  });

  it('contains only differences', () => {
    expect(teamStylesheet({})).toBe('');
    expect(teamStylesheet(standardTheme)).toBe('');
    const css = teamStylesheet(own);
    expect(css).toContain('--ninefold-color-accent: ');
    expect(css).not.toContain('--ninefold-color-danger');
    expect(css).not.toContain('--ninefold-color-canvas');
  });
});
