import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const meta = {
  title: 'Fields/Entry/Bytes',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: { field: field('binary', { label: 'Photo', type: 'bytea' }), onValueChange: fn() },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A red square of one pixel. */
const gif = String.raw`\x47494638396101000100800000ff0000ffffff21f90400000000002c00000000010001000002024401003b`;

export const Image: Story = {
  name: 'An image',
  args: { defaultValue: gif },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: /GIF image/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Photo Choose file' })).toHaveFocus();
  },
};

export const Data: Story = { args: { defaultValue: String.raw`\x48656c6c6f` } };

export const Disabled: Story = {
  args: {
    field: field('binary', { label: 'Photo', type: 'bytea', readOnly: true }),
    defaultValue: gif,
  },
};
