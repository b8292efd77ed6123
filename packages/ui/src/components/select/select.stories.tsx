import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Select } from './index.ts';
import { record } from './record.ts';

const options = [
  { value: 'open', label: 'Open' },
  { value: 'planned', label: 'Planned' },
  { value: 'in_progress', label: 'In progress' },
  { value: 'cancelled', label: 'Cancelled', disabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { record },
  args: { 'aria-label': 'Status', options, onChange: fn(), className: 'max-w-48' },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'Any status' } };

export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-xs gap-4">
      <Field label="Small">
        <Select size="small" options={options} />
      </Field>
      <Field label="Invalid" error="Choose a status." required>
        <Select options={options} placeholder="Choose…" />
      </Field>
      <Field label="Disabled" disabled>
        <Select options={options} />
      </Field>
      <Field label="With groups">
        <Select>
          <optgroup label="Running">
            <option>Open</option>
            <option>Planned</option>
          </optgroup>
          <optgroup label="Done">
            <option>Completed</option>
          </optgroup>
        </Select>
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    options: [
      { value: '1', label: 'Hydraulic press with two cylinders, left cylinder replaced in 2024' },
    ],
  },
};

/** The browser draws the list; the value shows what its keys choose. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Status' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'planned');
    await expect(select).toHaveValue('planned');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.get('status') === '' ? 'Choose a status.' : undefined)}>
      {(error) => (
        <Field label="Status" required error={error}>
          <Select name="status" options={options} placeholder="Choose…" />
        </Field>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('combobox', { name: 'Status' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(control).toBeRequired();
    await userEvent.click(send);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose a status.');
    await userEvent.selectOptions(control, 'planned');
    await userEvent.click(send);
    await expect(control).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('status=planned');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control).toHaveValue('');
  },
};

export const Empty: Story = { args: { options: [], placeholder: 'Nothing to choose' } };

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field label="Status">
        <Select {...args} aria-label={undefined} />
      </Field>
    </ExampleDialog>
  ),
};
