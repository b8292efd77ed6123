import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { cssDimension } from '../build/css-value.ts';
import type { Token } from '../build/format.ts';
import { densityTokens, foundationTokens } from '../build/themes.ts';

function Row({
  name,
  token,
  children,
}: {
  readonly name: string;
  readonly token: Token;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[18rem_1fr]">
      <span>
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-muted">{token.description}</span>
      </span>
      {children}
    </li>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="grid gap-4">{children}</ul>
    </section>
  );
}

function Space() {
  const foundation = [...foundationTokens()];
  const of = (group: string) => foundation.filter(([, token]) => token.path[0] === group);
  return (
    <div className="mx-auto grid max-w-4xl gap-8">
      <header>
        <h1 className="text-2xl">Space, shape and motion</h1>
        <p className="mt-1 text-ink-muted">
          Everything aligns to a 4 px grid. Heights depend on the density. On touch screens,
          controls are taller. Change the density in the toolbar.
        </p>
      </header>
      <Section title="Space">
        {[1, 2, 3, 4, 5, 6, 8, 12].map((step) => (
          <li key={step} className="flex items-center gap-4">
            <span className="w-24 tabular-nums">
              {step} · {step * 4} px
            </span>
            <span className="h-3 bg-accent" style={{ inlineSize: `${step * 4}px` }} />
          </li>
        ))}
      </Section>
      <Section title="Heights by density">
        {[...densityTokens('comfortable')].map(([name, token]) => (
          <Row key={name} name={name} token={token}>
            <span
              className="flex items-center rounded-md border border-line-control bg-panel px-3 text-sm text-ink-subtle tabular-nums"
              style={{ blockSize: `var(--ninefold-${name})` }}
            >
              {(['standard', 'comfortable', 'compact', 'touch'] as const).map((density) => {
                const own = densityTokens(density).get(name);
                const size = own?.type === 'dimension' ? own.value.value * 16 : 0;
                return (
                  <span key={density} className="me-4">
                    {density} {size}
                  </span>
                );
              })}
            </span>
          </Row>
        ))}
      </Section>
      <Section title="Corners">
        {of('radius').map(([name, token]) => (
          <Row key={name} name={name} token={token}>
            <span
              className="h-12 w-24 border border-line-control bg-panel"
              style={{ borderRadius: `var(--ninefold-${name})` }}
            />
          </Row>
        ))}
      </Section>
      <Section title="Shadows">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <li key={size} className="flex items-center gap-6">
            <span className="w-24 font-medium">shadow-{size}</span>
            <span
              className="h-16 w-40 rounded-lg border border-line bg-panel"
              style={{ boxShadow: `var(--ninefold-shadow-${size})` }}
            />
          </li>
        ))}
      </Section>
      <Section title="Layers and motion">
        {[...of('layer'), ...of('duration'), ...of('size')].map(([name, token]) => (
          <Row key={name} name={name} token={token}>
            <span className="text-ink-muted tabular-nums">{written(token)}</span>
          </Row>
        ))}
      </Section>
    </div>
  );
}

function written(token: Token): string {
  if (token.type === 'dimension') return cssDimension(token.value);
  if (token.type === 'duration') return `${token.value.value} ${token.value.unit}`;
  return token.type === 'number' ? String(token.value) : '';
}

const meta = { title: 'Foundations/Space', component: Space, tags: ['!autodocs'] } satisfies Meta<
  typeof Space
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Comfortable: Story = {};

export const Compact: Story = { globals: { density: 'compact' } };
