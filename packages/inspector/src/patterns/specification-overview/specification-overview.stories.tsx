import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@ninefold/ui/components/button';
import { NotShown } from '@ninefold/ui/components/not-shown';
import type { SpecificationPoint } from './specification-overview-props.ts';
import { SpecificationOverview } from './specification-overview.tsx';

/** Sample figures of a made-up workshop. */
const known: readonly SpecificationPoint[] = [
  {
    number: 1,
    title: 'Purpose and audience',
    figure: '3 of 3',
    shares: { database: 0, declared: 3, notShown: 0 },
    summary:
      'Keeps the workshop’s orders moving from first call to paid invoice.\nAudience: dispatchers, technicians and customers.',
  },
  {
    number: 2,
    title: 'Screens and routes',
    figure: '58',
    shares: { database: 48, declared: 10, notShown: 0 },
    summary: '14 lists, 14 details, 26 forms and 4 screens of the team’s own.',
  },
  {
    number: 3,
    title: 'Entities and fields',
    figure: '14 · 146',
    shares: { database: 154, declared: 6, notShown: 0 },
    summary: '14 entities, 146 fields, 31 references. 96 labels derived from column names.',
  },
  {
    number: 4,
    title: 'States and transitions',
    figure: '3 of 4',
    shares: { database: 4, declared: 6, notShown: 3 },
    summary: 'Work order, visit and invoice move as declared.',
    missing: ['Equipment condition: transitions not shown'],
  },
  {
    number: 5,
    title: 'Validation rules',
    figure: '87',
    shares: { database: 82, declared: 5, notShown: 0 },
    summary:
      '71 constraints kept in the form before the call; 4 left to the database, with their SQL.',
  },
  {
    number: 6,
    title: 'Roles and permissions',
    figure: '4 roles',
    shares: { database: 150, declared: 0, notShown: 0 },
    summary: '38 policies and 112 grants. 93 % of answers are known before asking.',
  },
  {
    number: 7,
    title: 'Calls',
    figure: '64',
    shares: { database: 56, declared: 8, notShown: 0 },
    summary: 'Every call the application makes, with method, path and payload.',
  },
  {
    number: 8,
    title: 'Error catalogue',
    figure: '141',
    shares: { database: 98, declared: 43, notShown: 0 },
    summary: 'Each with its message and what happens next.',
    missing: ['6 constraints have no message of their own'],
  },
  {
    number: 9,
    title: 'Constants and limits',
    figure: '19',
    shares: { database: 11, declared: 6, notShown: 2 },
    summary: 'Lengths, sizes, time-outs and the workshop’s own numbers.',
    missing: ['Sign-in quota: not shown'],
  },
];

const statements: Readonly<Record<number, readonly string[]>> = {
  1: ['Purpose', 'Users or audience'],
  2: ['Screens and what people can do on each', 'Routes and paths', 'Route parameters'],
  3: ['Entities', 'Fields'],
  4: ['States', 'Transitions'],
  5: ['Rules for any input field'],
  6: ['Roles', 'What each role may do'],
  7: ['Method, path and payload of each call', 'Tables, paths and payloads used'],
  8: ['Errors of the product', 'Messages and reactions'],
  9: ['Limits, quotas, time-outs, constants'],
};

const blank: readonly SpecificationPoint[] = known.map(({ number, title }) => ({
  number,
  title,
  statements: (statements[number] ?? []).map((label) => ({ label })),
}));

/** Half of this point is declared. Everything else is derived, which counts as neither. */
const partly = { database: 0, declared: 1, notShown: 1 };
const derived = { database: 0, declared: 0, notShown: 0 };

const meta = {
  title: 'Patterns/Specification overview',
  component: SpecificationOverview,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What is known about this product',
    summary: (
      <>
        412 facts: <strong className="font-semibold text-success">341 from the database</strong>,{' '}
        <strong className="font-semibold text-accent">71 declared</strong>. 96 labels are derived
        from names. 7 things are not shown.
      </>
    ),
    actions: (
      <>
        <Button>Markdown</Button>
        <Button>JSON</Button>
      </>
    ),
    points: known,
    legend:
      'Green: from the database. Blue: declared. Empty: not shown, and never guessed. Derived labels and the platform’s own codes count as neither.',
  },
} satisfies Meta<typeof SpecificationOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const NothingKnown: Story = {
  args: {
    title: 'Nothing is known about this product yet',
    summary: (
      <>
        Nine points, seventeen statements, all <NotShown />. Nothing here is guessed.
      </>
    ),
    actions: undefined,
    points: blank,
    ways: [
      {
        title: 'Connect your database',
        text: 'Its catalog is read, in a read-only transaction. Nothing is changed.',
        code: 'pnpm ninefold discover --database-url postgres://…',
      },
      {
        title: 'Write down what you know',
        text: 'One typed file. The editor says what does not fit.',
        code: 'apps/web/specification.ts',
      },
    ],
    legend:
      'Two things are known: it is delivered to a browser, and it comes with a client for a hosted relational database.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const points = within(canvas.getByRole('list', { name: 'The nine points' }));
    await expect(points.getAllByRole('heading')).toHaveLength(9);
    await expect(points.getAllByText('not shown')).toHaveLength(17);
  },
};

export const PartlyKnown: Story = {
  name: 'Partly known, statement by statement',
  args: {
    summary: undefined,
    actions: undefined,
    points: blank.map((point) => ({
      ...point,
      statements: point.statements?.map((statement, index) =>
        index === 0 && point.number === 1
          ? { ...statement, value: 'Keeps the workshop’s orders moving from first call to invoice' }
          : statement,
      ),
      shares: { 1: partly, 2: derived }[point.number],
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('img', {
        name: 'Purpose and audience: 0 from the database, 1 declared, 1 not shown',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Calls: not shown' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: 'Screens and routes: 0 from the database, 0 declared' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('not shown')).toHaveLength(16);
  },
};

export const LongContent: Story = {
  args: {
    points: known.map((point) => ({
      ...point,
      title: `${point.title} of the workshop for machine tools and conveyors`,
      summary: `${point.summary} ${point.summary}`,
      missing: [
        'Equipment condition: the transitions between its states and who may take each are not shown',
        'Sign-in quota: not shown',
      ],
    })),
  },
};

export const Linked: Story = {
  name: 'Each point links to its screen',
  args: { points: known.map((point) => ({ ...point, href: `#point-${point.number}` })) },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(9);
    links[0]?.focus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const PhoneNothingKnown: Story = {
  ...NothingKnown,
  name: 'Phone, nothing known',
  globals: { viewport: { value: 'mobile1' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
