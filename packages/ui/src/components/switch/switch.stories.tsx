import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
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

export const LongText: Story = {
  args: {
    className: 'max-w-64',
    children: 'Tell the customer by e-mail as soon as the technician is on the way',
  },
};

/** In a form, it is submitted and reset like a checkbox. */
export const InForm: Story = {
  render: () => (
    <ExampleForm>
      {() => (
        <>
          <Switch name="compact">Compact rows</Switch>
          <Switch name="mail" value="daily" defaultChecked>
            A summary every day
          </Switch>
        </>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const compact = canvas.getByRole('switch', { name: 'Compact rows' });
    await userEvent.click(compact);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('compact=on, mail=daily');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(compact).not.toBeChecked();
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Switch {...args} />
    </ExampleDialog>
  ),
};
