import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDown } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { Tooltip, TooltipProvider } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { record, layout: 'centered' },
  args: {
    content: 'Next record',
    shortcut: 'J',
    children: (
      <IconButton label="Next record">
        <ArrowDown aria-hidden="true" />
      </IconButton>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = { args: { open: true } };

export const LongText: Story = {
  args: {
    open: true,
    shortcut: undefined,
    content: 'Cancels the order and its visits. Hours that are booked on it stay in the report.',
    children: <Button>Cancel order</Button>,
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Next record' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(/Next record/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Within one provider, the second tooltip shows without waiting. */
export const SharedDelay: Story = {
  render: () => (
    <TooltipProvider delay={0}>
      <div className="flex gap-2">
        {['Next record', 'Previous record'].map((name) => (
          <Tooltip key={name} content={name}>
            <IconButton label={name}>
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </Tooltip>
        ))}
      </div>
    </TooltipProvider>
  ),
  play: async ({ canvasElement }) => {
    for (const name of ['Next record', 'Previous record']) {
      await userEvent.hover(within(canvasElement).getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(name));
    }
  },
};

/** It would lie over what the button has opened. */
export const OpenPopup: Story = {
  name: 'Not while its popup is open',
  parameters: { visual: { none: 'It looks as the menu does.' } },
  render: () => (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton tooltip label="Columns">
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent aria-label="Columns">Name</PopoverContent>
    </Popover>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('tooltip');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <div className="justify-self-start">
        <Tooltip {...args} open={undefined} />
      </div>
    </ExampleDialog>
  ),
};
