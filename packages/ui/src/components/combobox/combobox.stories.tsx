import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { Combobox, type ComboboxOption } from './index.ts';
import { record } from './record.ts';

const cities = ['Berlin', 'Bern', 'Bordeaux', 'Lisbon', 'Oslo', 'Reykjavík', 'Zürich'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);

const customers: readonly ComboboxOption[] = [
  { value: '1', label: 'Kranich Metal', description: 'Hamburg' },
  { value: '2', label: 'Lindqvist Dairy', description: 'Malmö' },
  { value: '3', label: 'Nordlicht Bakery', description: 'Kiel' },
];

const searchCustomers = async (text: string) =>
  customers.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  parameters: { record },
  args: { 'aria-label': 'City', options: cities, onValueChange: fn(), className: 'max-w-sm' },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Any city' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-4">
      <Field label="Selected">
        <Combobox options={cities} defaultValue={cities[4]} />
      </Field>
      <Field label="Small">
        <Combobox size="small" options={cities} placeholder="Any city" />
      </Field>
      <Field label="Required and invalid" required error="Choose a city.">
        <Combobox options={cities} />
      </Field>
      <Field label="Read only">
        <Combobox readOnly options={cities} defaultValue={cities[4]} />
      </Field>
      <Field label="Disabled" disabled>
        <Combobox options={cities} defaultValue={cities[4]} />
      </Field>
    </div>
  ),
};

export const Open: Story = {
  args: { 'aria-label': 'Customer', options: customers, defaultValue: customers[1] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    await expect(await within(document.body).findAllByRole('option')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const body = within(document.body);
    const input = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const berlin = await body.findByRole('option', { name: 'Berlin' });
    await waitFor(() => expect(berlin).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(input).toHaveValue('Bern');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(cities[1]);
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('x');
    await body.findByRole('option', { name: 'No matches.' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Bernx');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Bern');
    await userEvent.keyboard('{Home}{End}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const Search: Story = {
  args: { 'aria-label': 'Customer', options: undefined, search: searchCustomers },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Customer' });
    await userEvent.type(input, 'nord{Enter}');
    await waitFor(() => expect(input).toHaveValue('Nordlicht Bakery'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(customers[2]);
  },
};

export const SearchFails: Story = {
  args: {
    'aria-label': 'Customer',
    options: undefined,
    search: async () => {
      throw new Error('The server did not answer.');
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    await within(document.body).findByRole('option', { name: 'The server did not answer.' });
    await within(document.body).findByRole('button', { name: 'Retry' });
  },
};

export const TextThatNamesNoOption: Story = {
  render: function Render(args) {
    const [problem, setProblem] = useState<string>();
    return (
      <Field label="City" error={problem} className="max-w-sm">
        <Combobox {...args} aria-label={undefined} onProblemChange={setProblem} />
      </Field>
    );
  },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'Atlantis');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(
      'Choose an option from the list, or clear this field.',
    );
    await expect(input).toHaveValue('Atlantis');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    await within(document.body).findByRole('option', { name: 'No matches.' });
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-56',
    options: [
      {
        value: '1',
        label: 'Hydraulic press with two cylinders, left cylinder replaced in 2024',
        description: 'Hall 3, second row from the gate, beside the compressor',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show options/ }));
    await within(document.body).findByRole('option');
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('city') === '' ? 'Choose a city.' : undefined)}>
      {(error) => (
        <Field label="City" required error={error}>
          <Combobox name="city" options={cities} />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('combobox', { name: 'City' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose a city.');
    await userEvent.type(control, 'zurich{Enter}');
    await waitFor(() => expect(control).toHaveValue('Zürich'));
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('city=zürich');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control).toHaveValue('');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="City">
        <Combobox {...args} aria-label={undefined} />
      </Field>
    </ExampleDialog>
  ),
  play: async () => {
    const body = within(document.body);
    const dialog = body.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Show options/ }));
    await body.findByRole('option', { name: 'Oslo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeInTheDocument();
  },
};
