import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Field } from '../field/index.ts';
import { Checkbox } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { record },
  args: { children: 'Under warranty', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-2 gap-x-8 gap-y-1">
      <Checkbox>Off</Checkbox>
      <Checkbox disabled>Off, disabled</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox defaultChecked disabled>
        On, disabled
      </Checkbox>
      <Checkbox indeterminate>Some</Checkbox>
      <Checkbox indeterminate disabled>
        Some, disabled
      </Checkbox>
      <Checkbox aria-invalid>Invalid</Checkbox>
      <Checkbox aria-label="Without text" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'The customer agrees that the technician opens the machine, and that parts which are found worn are exchanged without asking again',
    className: 'max-w-sm',
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'Under warranty' });
    await userEvent.tab();
    await expect(checkbox).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A controlled checkbox stays indeterminate after a press if its owner keeps it so. */
export const StaysIndeterminate: Story = {
  args: { indeterminate: true, checked: false, 'aria-label': 'All rows', children: undefined },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'All rows' });
    await expect(checkbox).toBePartiallyChecked();
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm
      check={(values) => (values.has('agreed') ? undefined : 'The customer has to agree.')}
    >
      {(error) => (
        <>
          <Field label="Agreement" labelHidden required error={error}>
            <Checkbox name="agreed">The customer agrees</Checkbox>
          </Field>
          <Checkbox name="warranty" value="yes" defaultChecked>
            Under warranty
          </Checkbox>
        </>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const agreed = canvas.getByRole('checkbox', { name: /agree/i });
    const warranty = canvas.getByRole('checkbox', { name: 'Under warranty' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(agreed).toBeRequired();
    await userEvent.click(send);
    await expect(agreed).toBeInvalid();
    await expect(agreed).toHaveAccessibleDescription('The customer has to agree.');
    await userEvent.click(agreed);
    await userEvent.click(send);
    await expect(agreed).not.toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('agreed=on, warranty=yes');
    await userEvent.click(warranty);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(agreed).not.toBeChecked();
    await expect(warranty).toBeChecked();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Checkbox {...args} />
    </ExampleDialog>
  ),
};
