import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeTokens } from '../build/themes.ts';
import { Categories } from '../../../testing/tokens/categories.tsx';
import { ColourSwatch, useShownTheme } from '../../../testing/tokens/colour-swatch.tsx';

const groups: readonly (readonly [title: string, belongs: (name: string) => boolean])[] = [
  ['Surfaces', (name) => /^(canvas|panel|sunken|hover|pressed|scrim|inverse)$/.test(name)],
  ['Ink', (name) => /^(ink|inverse-ink)/.test(name)],
  ['Lines and focus', (name) => /^(line|focus)/.test(name)],
  ...['accent', 'neutral', 'info', 'success', 'warning', 'danger', 'violet'].map(
    (tone) =>
      [
        tone.charAt(0).toUpperCase() + tone.slice(1),
        (name: string) => name.split('-')[0] === tone,
      ] as const,
  ),
];

function Colours() {
  const [ref, theme] = useShownTheme();
  const colours = [...themeTokens(theme)].filter(([, token]) => token.type === 'color');
  return (
    <div ref={ref} className="mx-auto grid max-w-5xl gap-8">
      <header>
        <h1 className="text-2xl">Colours</h1>
        <p className="mt-1 text-ink-muted">
          In OKLCH, by what they are for. Every pair in use has the contrast that it needs, in all
          four themes: a test computes it. Change theme and contrast in the toolbar.
        </p>
      </header>
      {groups.map(([title, belongs]) => (
        <section key={title}>
          <h2 className="mb-3 text-lg">{title}</h2>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {colours
              .map(([name, token]) => [name.replace('color-', ''), token] as const)
              .filter(([name]) => belongs(name))
              .map(([name, token]) => (
                <ColourSwatch key={name} name={name} token={token} theme={theme} />
              ))}
          </ul>
        </section>
      ))}
      <Categories theme={theme} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Colours',
  component: Colours,
  tags: ['!autodocs'],
} satisfies Meta<typeof Colours>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LightMoreContrast: Story = { globals: { contrast: 'more' } };

export const DarkMoreContrast: Story = { globals: { theme: 'dark', contrast: 'more' } };
