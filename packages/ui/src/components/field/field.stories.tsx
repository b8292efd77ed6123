import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Calendar } from '../calendar/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import { Toggle, ToggleGroup } from '../toggle-group/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Field, Fieldset } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  subcomponents: { Fieldset },
  parameters: { record },
  args: { label: 'Title', children: <TextField />, className: 'max-w-sm' },
  argTypes: { children: { control: false }, labelEnd: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  args: {
    label: 'Estimate',
    required: true,
    description: 'What the customer was told, without tax.',
    error: 'Enter an amount of at most 8 digits, such as 1,240.00.',
    labelEnd: (
      <Link href="#why" className="text-sm">
        Why?
      </Link>
    ),
    children: <TextField defaultValue="123456789" end="EUR" inputMode="decimal" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Estimate' });
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription(
      'Enter an amount of at most 8 digits, such as 1,240.00. What the customer was told, without tax.',
    );
  },
};

/** Help that isn’t read each time: behind “?” and F1, and always in the description. */
export const Help: Story = {
  args: { label: 'Title', help: '3 to 120 characters. It is printed on the order.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Title' });
    await expect(input).toHaveAccessibleDescription(/^3 to 120 characters/);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{F1}');
    await screen.findByRole('tooltip');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Help for Title' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/printed on the order/);
  },
};

export const Optional: Story = {
  args: { label: 'Note', optionalLabel: 'Optional' },
};

export const Disabled: Story = {
  args: { label: 'Number', disabled: true, children: <TextField defaultValue="WO-4811" /> },
};

export const HiddenLabel: Story = {
  args: { label: 'Title', labelHidden: true },
};

export const LongText: Story = {
  args: {
    label:
      'How the customer describes what the equipment did before it stopped, in their own words',
    description:
      'As it was said on the telephone. It is printed on the order and read by the technician before the visit, so leave out what is not meant for the customer.',
    error:
      'This text is longer than the 200 characters that the database keeps. Shorten it, or put the rest into a note.',
  },
};

export const Group: Story = {
  render: () => (
    <Fieldset legend="Days" description="On which the workshop may come." className="max-w-sm">
      <Checkbox defaultChecked>Monday to Friday</Checkbox>
      <Checkbox>Saturday</Checkbox>
      <Checkbox>Sunday</Checkbox>
    </Fieldset>
  ),
};

/** Controls whose value isn't that of an input. */
export const WithoutInput: Story = {
  render: () => (
    <div className="grid gap-4">
      <Field label="Day of the visit" required error="Choose a day.">
        <Calendar locale="en-GB" defaultValue="2024-03-15" />
      </Field>
      <Field label="Show as" required description="For everybody." error="Choose one.">
        <ToggleGroup>
          <Toggle value="list">List</Toggle>
          <Toggle value="board">Board</Toggle>
        </ToggleGroup>
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const calendar = canvas.getByRole('application', { name: /Day of the visit/ });
    await expect(calendar).toBeInvalid();
    await expect(calendar).toHaveAccessibleDescription('Choose a day.');
    const group = canvas.getByRole('group', { name: /^Show as/ });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose one. For everybody.');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

/** Pressing the label focuses the control. */
export const LabelIsTarget: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Title'));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Field {...args} />
    </ExampleDialog>
  ),
};
