import { Button } from '@ninefold/ui/components/button';
import { Checkbox } from '@ninefold/ui/components/checkbox';
import { CodeBlock } from '@ninefold/ui/components/code';
import { Field } from '@ninefold/ui/components/field';
import { Link } from '@ninefold/ui/components/link';
import { Select } from '@ninefold/ui/components/select';
import { useLayoutEffect, useState } from 'react';
import { failingPairs } from '../../packages/ui/src/tokens/build/contrast-report.ts';
import { standardTheme, type TeamTheme, teamStylesheet } from '@ninefold/ui/theme';
import { themes, themeTokens } from '../../packages/ui/src/tokens/build/themes.ts';
import { Range } from './range.tsx';
import { TeamPreview } from './team-preview.tsx';

const fonts: Readonly<Record<string, readonly string[]>> = {
  Inter: ['Inter Variable', 'Inter'],
  'The system’s own': ['system-ui'],
  Georgia: ['Georgia', 'serif'],
  'JetBrains Mono': ['JetBrains Mono Variable'],
};

/** The theme that is chosen here, without the files of font and logo. */
type Choice = Required<Omit<TeamTheme, 'fontFile' | 'logo'>>;

const standard: Choice = standardTheme;

/** Live controls for what a team chooses, what becomes of it, and the file to write it into. */
export function MakeItYours() {
  const [team, setTeam] = useState(standard);
  useStylesheet(teamStylesheet(team));
  useDensity(team.density);
  const { accent, neutral } = team;
  const setAccent = (change: Partial<Choice['accent']>): void =>
    setTeam({ ...team, accent: { ...accent, ...change } });
  return (
    <div className="grid items-start gap-8 md:grid-cols-[18rem_1fr]">
      <form className="grid gap-5 rounded-lg border border-line bg-panel p-5">
        <Range
          label="Hue of accent colours"
          value={accent.hue}
          max={359}
          step={1}
          unit="°"
          onChange={(hue) => setAccent({ hue })}
        />
        <Range
          label="Chroma of accent colours"
          value={accent.chroma}
          max={0.3}
          step={0.01}
          onChange={(chroma) => setAccent({ chroma })}
        />
        <Checkbox
          checked={accent.lightness !== undefined}
          onChange={(event) => setAccent({ lightness: event.target.checked ? 0.52 : undefined })}
        >
          Exactly this light, whatever the contrast
        </Checkbox>
        {accent.lightness !== undefined && (
          <Range
            label="Lightness"
            value={accent.lightness}
            max={1}
            step={0.01}
            onChange={(lightness) => setAccent({ lightness })}
          />
        )}
        <Range
          label="Hue of neutral colours"
          value={neutral.hue}
          max={359}
          step={1}
          unit="°"
          onChange={(hue) => setTeam({ ...team, neutral: { ...neutral, hue } })}
        />
        <Range
          label="Chroma of neutral colours"
          value={neutral.chroma}
          max={0.06}
          step={0.005}
          onChange={(chroma) => setTeam({ ...team, neutral: { ...neutral, chroma } })}
        />
        <Range
          label="Corners"
          value={team.radius}
          max={16}
          step={1}
          unit=" px"
          onChange={(radius) => setTeam({ ...team, radius })}
        />
        <Field label="Density">
          <Select
            value={team.density}
            options={[
              { value: 'standard', label: 'Standard' },
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
            onChange={(event) =>
              setTeam({ ...team, density: event.target.value as Choice['density'] })
            }
          />
        </Field>
        <Field label="Font">
          <Select
            value={Object.keys(fonts).find((name) => fonts[name]?.[0] === team.font[0])}
            options={Object.keys(fonts).map((name) => ({ value: name, label: name }))}
            onChange={(event) =>
              setTeam({ ...team, font: fonts[event.target.value] ?? standard.font })
            }
          />
        </Field>
        <Button onClick={() => setTeam(standard)} disabled={team === standard}>
          Back to the standard
        </Button>
      </form>
      <div className="grid min-w-0 gap-6">
        <TeamPreview />
        <Contrast team={team} />
        <section className="grid gap-3">
          <h2 className="text-lg">Your theme.ts</h2>
          <p className="text-ink-muted">
            Copy this into <code className="font-mono text-sm">apps/web/theme.ts</code>, or{' '}
            <Link
              variant="inline"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(codeOf(team))}`}
              download="theme.ts"
            >
              download the file
            </Link>
            . For a logo or a font of your own, put its file into{' '}
            <code className="font-mono text-sm">apps/web/public</code>, and add{' '}
            <code className="font-mono text-sm">logo: 'logo.svg'</code> or{' '}
            <code className="font-mono text-sm">fontFile: 'own-sans.woff2'</code>.
          </p>
          <CodeBlock label="theme.ts" code={codeOf(team)} />
        </section>
      </div>
    </div>
  );
}

function Contrast({ team }: { readonly team: Choice }) {
  const failing = themes.flatMap((theme) =>
    failingPairs(themeTokens(theme, team), theme).map((pair) => ({ theme, ...pair })),
  );
  return (
    <section aria-label="Contrast" className="grid gap-2">
      <h2 className="text-lg">Contrast</h2>
      <output>
        {failing.length === 0
          ? 'Every pair has its contrast, in all four themes.'
          : `${failing.length} pairs have too little contrast. The build fails and names them:`}
      </output>
      <ul className="grid gap-1 text-md text-ink-muted">
        {failing.map(({ theme, front, back, use, ratio, needed }) => (
          <li key={`${theme} ${front} ${back} ${use}`}>
            {`${front} on ${back}, in ${theme}, for ${use}: ${ratio.toFixed(2)} of ${needed}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function codeOf({ accent, neutral, radius, density, font }: Choice): string {
  const lightness = accent.lightness === undefined ? '' : `, lightness: ${accent.lightness}`;
  const lines = [
    accent !== standard.accent &&
      `  accent: { hue: ${accent.hue}, chroma: ${accent.chroma}${lightness} },`,
    neutral !== standard.neutral &&
      `  neutral: { hue: ${neutral.hue}, chroma: ${neutral.chroma} },`,
    radius !== standard.radius && `  radius: ${radius},`,
    density !== standard.density && `  density: '${density}',`,
    font !== standard.font && `  font: [${font.map((family) => `'${family}'`).join(', ')}],`,
  ].filter((line) => line !== false);
  const chosen = lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
  return `import type { TeamTheme } from '@ninefold/ui/theme';

export const theme: TeamTheme = ${chosen};
`;
}

/** A stylesheet of the page's own, gone with the page. */
function useStylesheet(css: string): void {
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
}

/** The catalogue's own density is an attribute too, and comes back with the next page. */
function useDensity(density: Choice['density']): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['density'];
    dataset['density'] = density;
    return () => {
      dataset['density'] = before;
    };
  }, [density]);
}
