import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
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
      <Field label="Usual" description="For the technician alone.">
        <TextArea placeholder="What is to be known before the visit?" />
      </Field>
      <Field label="Filled">
        <TextArea defaultValue="Spindle bearing noisy above 2,400 rpm." />
      </Field>
      <Field label="Read only">
        <TextArea readOnly defaultValue="Spindle bearing noisy above 2,400 rpm." />
      </Field>
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

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('note') === '' ? 'Enter a note.' : undefined)}>
      {(error) => (
        <Field label="Note" required error={error}>
          <TextArea name="note" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('textbox', { name: 'Note' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Enter a note.');
    await userEvent.click(control);
    await userEvent.paste('Bring a gauge');
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('note=Bring a gauge');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control).toHaveValue('');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Note">
        <TextArea {...args} aria-label={undefined} />
      </Field>
    </ExampleDialog>
  ),
};
