import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Entry, field } from '../../../testing/fields/entry.tsx';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';

const meta = {
  title: 'Fields/Entry/Text formats',
  component: Entry,
  tags: ['!autodocs'],
  loaders: [loadInputs],
  args: { field: field('text'), onValueChange: fn() },
} satisfies Meta<typeof Entry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Color: Story = {
  name: 'A colour is typed or picked',
  args: { field: field('text', { label: 'Colour', format: 'color' }), defaultValue: '#1a2b3c' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Colour' });
    const picker = canvas.getByLabelText('Pick a colour');
    await expect(picker).toHaveValue('#1a2b3c');
    await fireEvent.input(picker, { target: { value: '#ff8800' } });
    await expect(text).toHaveValue('#ff8800');
    await userEvent.clear(text);
    await userEvent.type(text, 'teal');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('teal');
  },
};

export const Email: Story = {
  args: { field: field('text', { format: 'email' }), defaultValue: 'name@example.com' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Value');
    await expect(input).toHaveAttribute('inputmode', 'email');
  },
};
