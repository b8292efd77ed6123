import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Separator } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Separator',
  component: Separator,
  parameters: { record },
} satisfies Meta<typeof Separator>;

export default meta;

type Story = StoryObj<typeof meta>;

const between: NonNullable<Story['decorators']> = [
  (Story) => (
    <Stack>
      <span>Above</span>
      <Story />
      <span>Below</span>
    </Stack>
  ),
];

export const Default: Story = {
  decorators: between,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};

function Parts({ long = false }: { readonly long?: boolean }) {
  return (
    <Stack className="max-w-md">
      <span>What the customer said</span>
      <Separator />
      <span>What was found</span>
      <Separator strength="strong" />
      <Stack direction="row" align="center">
        <span>WO-4811</span>
        <Separator orientation="vertical" decorative />
        <span>
          {long
            ? 'Hydraulic press with two cylinders, of which the left one was replaced in 2024'
            : 'Open'}
        </span>
        <Separator orientation="vertical" strength="strong" decorative />
        <span>Due today</span>
      </Stack>
    </Stack>
  );
}

export const Matrix: Story = { render: () => <Parts /> };

export const Vertical: Story = {
  decorators: [
    (Story) => (
      <div className="flex gap-3">
        <span>Before</span>
        <Story />
        <span>After</span>
      </div>
    ),
  ],
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(8);
  },
};

/** A decorative line is not announced. */
export const Decorative: Story = {
  decorators: between,
  args: { decorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
  },
};

/** A vertical separator is as high as the text beside it. */
export const LongText: Story = { render: () => <Parts long /> };
