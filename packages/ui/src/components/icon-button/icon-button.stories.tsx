import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown, ArrowUp, Ellipsis, X } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { IconButton } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: { record },
  args: { label: 'Close', children: <X aria-hidden="true" />, onClick: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="Previous record">
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Next record" variant="secondary">
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label="More" size="small">
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" disabled>
        <X aria-hidden="true" />
      </IconButton>
      <IconButton label="Close" variant="secondary" disabled>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const WithReason: Story = {
  name: 'Disabled for a reason',
  args: { disabledReason: 'Save or discard the changes first.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await expect(button).toHaveAccessibleDescription('Save or discard the changes first.');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/Save or discard/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await screen.findByRole('tooltip');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithTooltip: Story = {
  name: 'Its label as a tooltip',
  args: { tooltip: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <IconButton {...args} className="justify-self-start" />
    </ExampleDialog>
  ),
};
