import { Button } from '@ninefold/ui/components/button';
import { Checkbox } from '@ninefold/ui/components/checkbox';
import { CodeBlock } from '@ninefold/ui/components/code';
import { Field } from '@ninefold/ui/components/field';
import { Select } from '@ninefold/ui/components/select';
import { useLayoutEffect, useState } from 'react';
import { failingPairs } from '../../packages/ui/src/tokens/build/contrast-report.ts';
import { teamStylesheet } from '../../packages/ui/src/tokens/build/stylesheet.ts';
import type { TeamTheme } from '../../packages/ui/src/tokens/build/team-theme.ts';
import { themes, themeTokens } from '../../packages/ui/src/tokens/build/themes.ts';
import { team as own } from '../../packages/ui/src/tokens/team.ts';
import { Range } from './range.tsx';
import { TeamPreview } from './team-preview.tsx';

const fonts: Readonly<Record<string, readonly string[]>> = {
  Inter: ['Inter Variable', 'Inter'],
  'The system’s own': ['system-ui'],
  Georgia: ['Georgia', 'serif'],
  'JetBrains Mono': ['JetBrains Mono Variable'],
};

/** Live controls for what a team chooses, what becomes of it, and the file to write it into. */
export function MakeItYours() {
  const [team, setTeam] = useState<TeamTheme>(own);
  useStylesheet(team === own ? '' : teamStylesheet(team));
  const { accent } = team;
  const setAccent = (change: Partial<TeamTheme['accent']>): void =>
    setTeam({ ...team, accent: { ...accent, ...change } });
  return (
    <div className="grid items-start gap-8 md:grid-cols-[18rem_1fr]">
      <form className="grid gap-5 rounded-lg border border-line bg-panel p-5">
        <Range
          label="Hue"
          value={accent.hue}
          max={359}
          step={1}
          unit="°"
          onChange={(hue) => setAccent({ hue })}
        />
        <Range
          label="Chroma"
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
              { value: 'comfortable', label: 'Comfortable' },
              { value: 'compact', label: 'Compact' },
            ]}
            onChange={(event) =>
              setTeam({ ...team, density: event.target.value as TeamTheme['density'] })
            }
          />
        </Field>
        <Field label="Font">
          <Select
            value={Object.keys(fonts).find((name) => fonts[name]?.[0] === team.font[0])}
            options={Object.keys(fonts).map((name) => ({ value: name, label: name }))}
            onChange={(event) => setTeam({ ...team, font: fonts[event.target.value] ?? own.font })}
          />
        </Field>
        <Button onClick={() => setTeam(own)} disabled={team === own}>
          Back to the standard
        </Button>
      </form>
      <div className="grid min-w-0 gap-6">
        <TeamPreview />
        <Contrast team={team} />
        <section className="grid gap-3">
          <h2 className="text-lg">What to write</h2>
          <p className="text-ink-muted">
            Into <code className="font-mono text-sm">packages/ui/src/tokens/team.ts</code>, then run{' '}
            <code className="font-mono text-sm">node packages/ui/src/tokens/build.ts</code>. Bring a
            font of your own by an <code className="font-mono text-sm">@font-face</code> in your
            stylesheet.
          </p>
          <CodeBlock label="team.ts" code={codeOf(team)} />
        </section>
      </div>
    </div>
  );
}

function Contrast({ team }: { readonly team: TeamTheme }) {
  const failing = themes.flatMap((theme) =>
    failingPairs(themeTokens(theme, team), theme).map((pair) => ({ theme, ...pair })),
  );
  return (
    <section aria-label="Contrast" className="grid gap-2">
      <h2 className="text-lg">Contrast</h2>
      <output>
        {failing.length === 0
          ? 'Every pair has its contrast, in all four themes.'
          : `${failing.length} pairs have too little contrast. The tests fail with these:`}
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

function codeOf({ accent, radius, density, font }: TeamTheme): string {
  const lightness = accent.lightness === undefined ? '' : `, lightness: ${accent.lightness}`;
  return `import type { TeamTheme } from './build/team-theme.ts';

export const team: TeamTheme = {
  accent: { hue: ${accent.hue}, chroma: ${accent.chroma}${lightness} },
  radius: ${radius},
  density: '${density}',
  font: [${font.map((family) => `'${family}'`).join(', ')}],
};`;
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
