import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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

/** A controlled box whose owner keeps it indeterminate is so after a press too. */
export const StaysIndeterminate: Story = {
  args: { indeterminate: true, checked: false, 'aria-label': 'All rows', children: undefined },
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox', { name: 'All rows' });
    await expect(checkbox).toBePartiallyChecked();
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
