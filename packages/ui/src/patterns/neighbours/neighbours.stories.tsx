import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Neighbours } from './neighbours.tsx';

const meta = {
  title: 'Patterns/Neighbours',
  component: Neighbours,
  args: { place: 12, total: { count: 3503, exact: true }, onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof Neighbours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next record' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard('k');
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const First: Story = {
  name: 'The first record of a list with an estimated total',
  args: { place: 1, total: { count: 1_000_000, exact: false }, onPrevious: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Previous record' }),
    ).toHaveAccessibleDescription('This is the first record of the list.');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
