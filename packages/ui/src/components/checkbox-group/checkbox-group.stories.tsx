import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Text } from '../text/index.ts';
import { CheckboxGroup } from './index.ts';
import { record } from './record.ts';

const days = [
  { value: 'week', label: 'Monday to Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
];

const skills = [
  { value: 'hydraulics', label: 'Hydraulics', description: 'Presses and lifts.' },
  { value: 'electrics', label: 'Electrics', description: 'Up to 400 V.' },
  { value: 'gas', label: 'Gas', description: 'Nobody has it yet.', disabled: true },
];

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { record },
  args: { 'aria-label': 'Days', options: days, onValueChange: fn() },
  argTypes: { value: { control: false } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3} className="[--grid-gap:--spacing(6)]">
      <Field label="Days">
        <CheckboxGroup options={days} defaultValue={['week']} />
      </Field>
      <Field label="Days, some" required>
        <CheckboxGroup options={days} selectAllLabel="All days" defaultValue={['saturday']} />
      </Field>
      <Field label="Days, all">
        <CheckboxGroup
          options={days}
          selectAllLabel="All days"
          defaultValue={['week', 'saturday', 'sunday']}
        />
      </Field>
      <Field label="Skills" description="What the visit needs.">
        <CheckboxGroup options={skills} defaultValue={['electrics']} />
      </Field>
      <Field label="Days" error="Choose at least one day." required>
        <CheckboxGroup options={days} />
      </Field>
      <Field label="Disabled" disabled>
        <CheckboxGroup options={days} selectAllLabel="All days" defaultValue={['week']} />
      </Field>
      <Field label="Beside each other">
        <CheckboxGroup options={days} orientation="horizontal" />
      </Field>
    </Grid>
  ),
};

export const Keyboard: Story = {
  args: { selectAllLabel: 'All days' },
  play: async ({ args, canvasElement }) => {
    const box = (name: string): HTMLElement =>
      within(canvasElement).getByRole('checkbox', { name });
    await userEvent.tab();
    await expect(box('All days')).toHaveFocus();
    await userEvent.tab();
    await expect(box('Monday to Friday')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['week']);
    await expect(box('All days')).toBePartiallyChecked();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['week', 'saturday', 'sunday']);
    await expect(box('All days')).toBeChecked();
    await expect(box('Sunday')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(box('All days')).not.toBePartiallyChecked();
  },
};

/** A disabled item keeps its state, so that all others together are “some”. */
export const AllThatMayBe: Story = {
  args: { 'aria-label': 'Skills', options: skills, selectAllLabel: 'All skills' },
  play: async ({ args, canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'All skills' });
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['hydraulics', 'electrics']);
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const Controlled: Story = {
  render: function Controlled() {
    const [chosen, setChosen] = useState(['sunday']);
    return (
      <>
        <CheckboxGroup aria-label="Days" options={days} value={chosen} onValueChange={setChosen} />
        <Text tone="subtle">Chosen: {chosen.join(', ')}</Text>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday to Friday' }));
    // In the order of the options, not of the presses.
    await expect(canvas.getByText('Chosen: week, sunday')).toBeVisible();
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.has('day') ? undefined : 'Choose at least one day.')}>
      {(error) => (
        <>
          <Field label="Days" required error={error}>
            <CheckboxGroup name="day" options={days} selectAllLabel="All days" />
          </Field>
          <Field label="Skills">
            <CheckboxGroup name="skill" options={skills} defaultValue={['electrics']} />
          </Field>
        </>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Days' });
    const box = (name: string): HTMLElement => canvas.getByRole('checkbox', { name });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(group).toHaveAccessibleDescription('Choose at least one option.');
    await userEvent.click(send);
    await expect(group).toHaveAccessibleDescription(/Choose at least one day\./);
    await expect(box('Saturday')).toBeInvalid();
    await userEvent.click(box('All days'));
    await userEvent.click(box('Saturday'));
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'day=week, day=sunday, skill=electrics',
    );
    await userEvent.click(box('Electrics'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(box('Sunday')).not.toBeChecked();
    await expect(box('All days')).not.toBePartiallyChecked();
    await expect(box('Electrics')).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    options: [
      {
        value: 'agrees',
        label: 'The customer agrees that the technician opens the machine',
        description: 'And that parts which are found worn are exchanged without asking again.',
      },
      { value: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
  },
};

export const Empty: Story = { args: { options: [], selectAllLabel: 'All days' } };

export const RightToLeft: Story = {
  args: { selectAllLabel: 'All days', defaultValue: ['week'] },
  globals: { direction: 'rtl' },
};

export const InDialog: Story = {
  render: () => (
    <ExampleDialog>
      <Field label="Days">
        <CheckboxGroup options={days} selectAllLabel="All days" />
      </Field>
    </ExampleDialog>
  ),
};
