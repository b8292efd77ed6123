import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { Grid } from '../grid/index.ts';
import { Radio, RadioGroup } from './index.ts';
import { record } from './record.ts';

const priorities = [
  { value: 'low', label: 'Low' },
  { value: 'usual', label: 'Usual' },
  { value: 'urgent', label: 'Urgent' },
];

const described = [
  { value: 'repair', label: 'Repair', description: 'The machine stands still.' },
  { value: 'inspection', label: 'Inspection', description: 'Planned, every quarter.' },
  { value: 'advice', label: 'Advice', description: 'No longer offered.', disabled: true },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio },
  parameters: { record },
  args: { 'aria-label': 'Priority', options: priorities, onValueChange: fn() },
  argTypes: { value: { control: false } },
} satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Grid columns={3} className="[--grid-gap:--spacing(6)]">
      <Field label="Priority">
        <RadioGroup options={priorities} defaultValue="usual" />
      </Field>
      <Field label="Kind" required description="What the technician prepares for.">
        <RadioGroup options={described} defaultValue="inspection" />
      </Field>
      <Field label="Priority" error="Choose a priority." required>
        <RadioGroup options={priorities} />
      </Field>
      <Field label="Disabled" disabled>
        <RadioGroup options={priorities} defaultValue="usual" />
      </Field>
      <Field label="Beside each other">
        <RadioGroup options={priorities} orientation="horizontal" defaultValue="low" />
      </Field>
    </Grid>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const radio = (name: string): HTMLElement => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio('Low')).toHaveFocus();
    await expect(radio('Low')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(radio('Low')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Usual')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Urgent')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Low')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio('Urgent')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio('Usual')).toBeChecked();
    await expect(radio('Usual')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('usual');
    // Letters select the next option that begins with them.
    await userEvent.keyboard('l');
    await expect(radio('Low')).toBeChecked();
    await userEvent.keyboard('u');
    await expect(radio('Usual')).toBeChecked();
    await userEvent.keyboard('u');
    await expect(radio('Urgent')).toBeChecked();
    await expect(radio('Urgent')).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Pressing the text selects the option. */
export const TextIsTarget: Story = {
  args: { options: described },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Repair'));
    const radio = canvas.getByRole('radio', { name: 'Repair' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription('The machine stands still.');
    await userEvent.click(canvas.getByText('No longer offered.'));
    await expect(radio).toBeChecked();
  },
};

export const OwnOrder: Story = {
  args: {
    options: undefined,
    className: 'gap-2',
    children: (
      <>
        <Radio value="now">Now</Radio>
        <Radio value="later" description="On Monday at the earliest.">
          Later
        </Radio>
      </>
    ),
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm check={(values) => (values.has('priority') ? undefined : 'Choose a priority.')}>
      {(error) => (
        <>
          <Field label="Priority" required error={error}>
            <RadioGroup name="priority" options={priorities} />
          </Field>
          <Field label="Kind">
            <RadioGroup name="kind" options={described} defaultValue="repair" />
          </Field>
        </>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Priority' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await userEvent.click(send);
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('Choose a priority.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Urgent' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Inspection' }));
    await userEvent.click(send);
    await expect(canvas.getByRole('status')).toHaveTextContent('priority=urgent, kind=inspection');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('radio', { name: 'Urgent' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Repair' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    options: [
      {
        value: 'parts',
        label: 'Wait for the parts that the manufacturer has announced',
        description: 'The customer is told when they are there, and nothing is done until then.',
      },
      { value: 'word', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
    ],
  },
};

export const Empty: Story = { args: { options: [] } };

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  args: { orientation: 'horizontal', defaultValue: 'low' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Usual' })).toBeChecked();
  },
};

export const InDialog: Story = {
  render: () => (
    <ExampleDialog>
      <Field label="Priority">
        <RadioGroup options={priorities} defaultValue="usual" />
      </Field>
    </ExampleDialog>
  ),
};
