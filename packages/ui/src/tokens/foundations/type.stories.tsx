import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundationTokens } from '../build/themes.ts';

function Type() {
  const sizes = [...foundationTokens()].filter(([, token]) => token.type === 'typography');
  return (
    <div className="mx-auto grid max-w-4xl gap-8">
      <header>
        <h1 className="text-2xl">Type</h1>
        <p className="mt-1 text-ink-muted">
          Inter for everything, JetBrains Mono for what a machine writes. Sizes are in rem: they
          follow the size that a person has set in the browser.
        </p>
      </header>
      <dl className="grid gap-5">
        {sizes.map(([name, token]) =>
          token.type === 'typography' ? (
            <div key={name} className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
              <dt>
                <span className="block font-medium">{name}</span>
                <span className="block text-xs text-ink-subtle tabular-nums">
                  {token.value.fontSize.value * 16} /{' '}
                  {Math.round(token.value.fontSize.value * 16 * token.value.lineHeight)} px
                </span>
                <span className="block text-xs text-ink-subtle">{token.description}</span>
              </dt>
              <dd
                style={{
                  fontSize: `var(--ninefold-${name})`,
                  lineHeight: `var(--ninefold-${name}-line-height)`,
                  fontWeight: token.value.fontWeight,
                  letterSpacing: `var(--ninefold-${name}-letter-spacing, normal)`,
                }}
              >
                Replace spindle bearing, due today 14:00, 2,980.50 EUR
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <section>
        <h2 className="mb-2 text-lg">Figures</h2>
        <p className="mb-2 text-ink-muted">
          In tables they are tabular, so that digits stand in line.
        </p>
        <p className="w-40 text-end tabular-nums">1,240.00</p>
        <p className="w-40 text-end tabular-nums">2,981.15</p>
        <p className="mt-4 font-mono text-sm">work_order.due_at timestamptz NOT NULL</p>
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: Type, tags: ['!autodocs'] } satisfies Meta<
  typeof Type
>;

export default meta;

export const Scale: StoryObj<typeof meta> = {};
