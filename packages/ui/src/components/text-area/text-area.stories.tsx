import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { TextArea } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { record },
  args: { 'aria-label': 'Note', className: 'max-w-sm' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-sm gap-4">
      <Field label="Invalid" error="Enter at most 200 characters.">
        <TextArea defaultValue="Spindle bearing noisy above 2,400 rpm." />
      </Field>
      <Field label="Disabled">
        <TextArea disabled defaultValue="Spindle bearing noisy above 2,400 rpm." />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 12 }, (_, index) => `Line ${index + 1}`).join('\n') },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Note' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('One{Enter}Two');
    await expect(input).toHaveValue('One\nTwo');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};
