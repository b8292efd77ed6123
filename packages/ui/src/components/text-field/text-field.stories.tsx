import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { TextField } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: { record },
  args: { 'aria-label': 'Title', onChange: fn(), className: 'max-w-sm' },
  argTypes: { start: { control: false } },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'What is to be done?' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-sm gap-4">
      <Field label="Usual">
        <TextField defaultValue="Replace spindle bearing" />
      </Field>
      <Field label="Small">
        <TextField size="small" defaultValue="Replace spindle bearing" />
      </Field>
      <Field label="Invalid" error="Enter a title.">
        <TextField />
      </Field>
      <Field label="Read only">
        <TextField readOnly defaultValue="WO-4811" />
      </Field>
      <Field label="Disabled">
        <TextField disabled defaultValue="Replace spindle bearing" />
      </Field>
    </div>
  ),
};

export const Adornments: Story = {
  render: () => (
    <div className="grid max-w-sm gap-3">
      <TextField aria-label="Address" start={<Link2 aria-hidden="true" />} />
      <TextField aria-label="Estimate" end="EUR" defaultValue="1,240.00" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Title' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Oil');
    await expect(input).toHaveValue('Oil');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const RightToLeft: Story = { ...Adornments, globals: { direction: 'rtl' } };

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('title') === '' ? 'Enter a title.' : undefined)}>
      {(error) => (
        <Field label="Title" required error={error}>
          <TextField name="title" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('textbox', { name: 'Title' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Enter a title.');
    await userEvent.click(control);
    await userEvent.paste('Oil leak');
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('title=Oil leak');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control).toHaveValue('');
  },
};

export const LongText: Story = {
  args: {
    defaultValue:
      'Exchange the spindle bearing, the belt and the idler. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Title">
        <TextField {...args} aria-label={undefined} />
      </Field>
    </ExampleDialog>
  ),
};
