import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardHeader, CardTitle } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Grid } from './index.ts';
import { record } from './record.ts';

const titles = ['Customers', 'Sites', 'Equipment', 'Work orders', 'Visits', 'Invoices'];

const cards = titles.map((title, index) => (
  <Card key={title}>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
      <span className="text-md text-ink-subtle tabular-nums">{(index + 3) * 117}</span>
    </CardHeader>
  </Card>
));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  parameters: { record },
  args: { columns: 3, children: cards },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack className="gap-6">
      <Grid>{cards}</Grid>
      <Grid columns={2} className="[--grid-gap:--spacing(6)]">
        {cards.slice(0, 3)}
      </Grid>
      <Grid columns={4} columnWidth="8rem" align="start" className="[--grid-gap:--spacing(1)]">
        {cards}
      </Grid>
    </Stack>
  ),
};

/** At most three columns, fewer if they would be too narrow, and never wider than the container. */
export const FitsItsRoom: Story = {
  render: () => (
    <>
      {[1000, 600, 200].map((width) => (
        <div key={width} style={{ width }} data-testid={width} className="mb-6">
          <Grid columns={3}>{cards.slice(0, 4)}</Grid>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const columns = (width: number): number => {
      const frame = within(canvasElement).getByTestId(String(width));
      const grid = frame.querySelector('[data-slot="grid"]');
      if (grid === null) throw new Error('The story has no grid.');
      return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    };
    await expect(columns(1000)).toBe(3);
    await expect(columns(600)).toBe(2);
    await expect(columns(200)).toBe(1);
    const narrow = within(canvasElement).getByTestId('200');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};

export const AsList: Story = {
  args: {
    asChild: true,
    children: (
      <ul>
        {titles.map((title) => (
          <li key={title} className="rounded-sm border border-line px-3 py-2">
            {title}
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('data-slot', 'grid');
  },
};

export const LongText: Story = {
  args: {
    children: [
      'Hydraulic press with two cylinders, of which the left one was replaced in 2024',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'Press',
    ].map((title) => (
      <Card key={title}>
        <CardTitle className="break-words">{title}</CardTitle>
      </Card>
    )),
  },
};

export const Empty: Story = { args: { children: undefined } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
