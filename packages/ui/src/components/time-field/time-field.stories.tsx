import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { TimeField } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  parameters: { record },
  args: { 'aria-label': 'Opens at', locale: 'en-GB', onValueChange: fn(), className: 'max-w-48' },
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '14:05:00' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-48 gap-4">
      <Field label="Empty">
        <TimeField locale="en-GB" />
      </Field>
      <Field label="Small">
        <TimeField size="small" locale="en-GB" defaultValue="14:05:00" />
      </Field>
      <Field label="To the second">
        <TimeField locale="en-GB" defaultValue="14:05:07.5" />
      </Field>
      <Field label="Twelve hours">
        <TimeField locale="en-US" defaultValue="14:05:00" />
      </Field>
      <Field label="Invalid" required error="Enter a time before noon.">
        <TimeField locale="en-GB" defaultValue="14:05:00" />
      </Field>
      <Field label="Read only">
        <TimeField readOnly locale="en-GB" defaultValue="14:05:00" />
      </Field>
      <Field label="Disabled" disabled>
        <TimeField locale="en-GB" defaultValue="14:05:00" />
      </Field>
    </div>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: '14:05:00' },
  play: async ({ args, canvasElement }) => {
    const [hour, minute] = within(canvasElement).getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('15:05:00');
    await userEvent.keyboard('{ArrowRight}');
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Backspace}6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('16:05:00');
  },
};

export const MissingSegments: Story = {
  render: function Render(args) {
    const [problem, setProblem] = useState<string>();
    return (
      <Field label="Opens at" error={problem} className="max-w-48">
        <TimeField {...args} aria-label={undefined} onProblemChange={setProblem} />
      </Field>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [hour] = canvas.getAllByRole('spinbutton');
    hour?.focus();
    await userEvent.keyboard('07');
    await canvas.findByText('Complete the time, or clear it.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(hour).toHaveFocus();
    await expect(hour).toHaveTextContent('––');
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '14:05:00', locale: 'ar-EG' },
  globals: { direction: 'rtl' },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('opens') === '' ? 'Enter a time.' : undefined)}>
      {(error) => (
        <Field label="Opens at" required error={error}>
          <TimeField name="opens" locale="en-GB" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [hour] = canvas.getAllByRole('spinbutton', { name: /Opens at/ });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(hour).toBeInvalid();
    hour?.focus();
    await userEvent.keyboard('0730');
    await userEvent.click(send);
    await expect(hour).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('opens=07:30:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(hour).toHaveTextContent('––');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Opens at">
        <TimeField {...args} aria-label={undefined} defaultValue="14:05:00" />
      </Field>
    </ExampleDialog>
  ),
};
