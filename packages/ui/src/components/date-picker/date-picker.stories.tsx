import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { DatePicker, DateTimePicker } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: { record },
  args: { 'aria-label': 'Due', locale: 'en-GB', onValueChange: fn(), className: 'max-w-xs' },
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: '2024-03-15' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-4">
      <Field label="Empty">
        <DatePicker locale="en-GB" />
      </Field>
      <Field label="Small">
        <DatePicker size="small" locale="en-GB" defaultValue="2024-03-15" />
      </Field>
      <Field label="With a time">
        <DateTimePicker locale="en-GB" defaultValue="2024-03-15T14:00:00" />
      </Field>
      <Field label="An instant, to the second">
        <DateTimePicker
          locale="en-GB"
          timeZone="Europe/Berlin"
          defaultValue="2024-03-15T13:00:05.25+00:00"
        />
      </Field>
      <Field label="Required and invalid" required error="Enter a date in the future.">
        <DatePicker locale="en-GB" defaultValue="2024-03-15" />
      </Field>
      <Field label="Read only">
        <DatePicker readOnly locale="en-GB" defaultValue="2024-03-15" />
      </Field>
      <Field label="Disabled" disabled>
        <DatePicker locale="en-GB" defaultValue="2024-03-15" />
      </Field>
    </div>
  ),
};

export const Open: Story = {
  args: { defaultValue: '2024-03-15' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Open calendar/ }));
    await within(document.body).findByRole('grid');
  },
};

export const Keyboard: Story = {
  args: { defaultValue: '2024-03-15' },
  play: async ({ args, canvasElement }) => {
    const body = within(document.body);
    const canvas = within(canvasElement);
    const [day, month] = canvas.getAllByRole('spinbutton');
    await userEvent.hover(day ?? canvasElement);
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-16');
    await userEvent.keyboard('{ArrowRight}');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Backspace}8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-18');
    const openCalendar = canvas.getByRole('button', { name: /Open calendar/ });
    const focusedDay = () =>
      expect(body.getByRole('button', { name: /18 March 2024/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(focusedDay);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(month).toHaveFocus());
    openCalendar.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(focusedDay);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-19'));
    await waitFor(() => expect(openCalendar).toHaveFocus());
  },
};

export const MissingSegments: Story = {
  render: function Render(args) {
    const [problem, setProblem] = useState<string>();
    return (
      <Field label="Due" error={problem} className="max-w-xs">
        <DatePicker {...args} aria-label={undefined} onProblemChange={setProblem} />
      </Field>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('20');
    await canvas.findByText('Complete the date, or clear it.');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithTime: Story = {
  render: ({ defaultValue: _none, ...args }) => (
    <DateTimePicker {...args} defaultValue="2024-03-15T14:00:05.123456" />
  ),
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-16T14:00:05.123456');
  },
};

export const InTimeZone: Story = {
  render: ({ defaultValue: _none, ...args }) => (
    <DateTimePicker {...args} timeZone="Asia/Tokyo" defaultValue="2024-03-15T20:00:00+00:00" />
  ),
  play: async ({ args, canvasElement }) => {
    const parts = within(canvasElement).getAllByRole('spinbutton');
    await expect(parts.map(({ textContent }) => textContent).join(' ')).toBe('16 03 2024 05 00');
    parts[3]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-03-15T21:00:00+00:00');
  },
};

export const LongFormat: Story = {
  args: { locale: 'en-GB', className: 'max-w-48' },
  render: ({ defaultValue: _none, ...args }) => (
    <DateTimePicker
      {...args}
      timeZone="Asia/Kathmandu"
      defaultValue="2024-03-15T20:00:05.5+00:00"
    />
  ),
};

export const RightToLeft: Story = {
  ...Open,
  args: { ...Open.args, locale: 'ar-EG' },
  globals: { direction: 'rtl' },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('due') === '' ? 'Enter a date.' : undefined)}>
      {(error) => (
        <Field label="Due" required error={error}>
          <DatePicker name="due" locale="en-GB" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [day] = canvas.getAllByRole('spinbutton', { name: /Due/ });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(/Enter a date\./);
    day?.focus();
    await userEvent.keyboard('15032024');
    await userEvent.click(send);
    await expect(day).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('due=2024-03-15');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(day).toHaveTextContent('dd');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Due">
        <DatePicker {...args} aria-label={undefined} defaultValue="2024-03-15" />
      </Field>
    </ExampleDialog>
  ),
  play: async () => {
    const body = within(document.body);
    const dialog = body.getByRole('dialog');
    const openCalendar = within(dialog).getByRole('button', { name: /Open calendar/ });
    await userEvent.click(openCalendar);
    await waitFor(() => expect(body.getByRole('button', { name: /15 March 2024/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openCalendar).toHaveFocus());
    await expect(dialog).toBeInTheDocument();
  },
};
