import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack, type StackProps } from './index.ts';
import { record } from './record.ts';

function Piece({ children }: { readonly children: string }) {
  return (
    <div className="rounded-sm border border-line-strong bg-sunken px-3 py-1.5">{children}</div>
  );
}

const pieces = ['Number', 'Title and work to be done', 'Due'].map((name) => (
  <Piece key={name}>{name}</Piece>
));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: { record },
  args: { children: pieces },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const rows: readonly StackProps[] = [
  { direction: 'row', gap: 'none' },
  { direction: 'row', className: 'gap-1' },
  { direction: 'row', gap: 'small' },
  { direction: 'row', gap: 'medium' },
  { direction: 'row', gap: 'large' },
  { direction: 'row', className: 'gap-6' },
  { direction: 'row', justify: 'between' },
  { direction: 'row', justify: 'end' },
];

export const Matrix: Story = {
  render: () => (
    <Stack gap="large">
      {rows.map((row) => (
        <Stack key={Object.values(row).join(' ')} wrap {...row}>
          {pieces}
        </Stack>
      ))}
      <Stack align="start">{pieces}</Stack>
    </Stack>
  ),
};

export const RowFromTablet: Story = { args: { rowFrom: 'medium' } };

/** A list stays a list. */
export const AsList: Story = {
  args: {
    asChild: true,
    className: 'gap-1',
    children: (
      <ul>
        <li>Open the cover</li>
        <li>Exchange the belt</li>
      </ul>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list).toHaveAttribute('data-slot', 'stack');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Items that don't fit in a row wrap to the next line. */
export const LongText: Story = {
  args: {
    direction: 'row',
    wrap: true,
    className: 'w-72',
    children: (
      <>
        <Piece>Hydraulic press with two cylinders</Piece>
        <Piece>Left cylinder replaced in 2024</Piece>
        <Piece>Under warranty until the end of March</Piece>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Empty: Story = { args: { children: undefined } };

export const RightToLeft: Story = {
  args: { direction: 'row' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const left = (name: string): number =>
      within(canvasElement).getByText(name).getBoundingClientRect().left;
    await expect(left('Number')).toBeGreaterThan(left('Due'));
  },
};
