import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { record },
  args: { children: 'Compact rows', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-2 gap-x-8 gap-y-1">
      <Switch>Off</Switch>
      <Switch disabled>Off, disabled</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch defaultChecked disabled>
        On, disabled
      </Switch>
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Compact rows' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = { ...Matrix, globals: { direction: 'rtl' } };

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
