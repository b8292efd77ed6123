import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Kbd } from '../kbd/index.ts';
import { ExampleDialog } from '../../../testing/examples/example-dialog.tsx';
import { ExampleForm } from '../../../testing/examples/example-form.tsx';
import { Stack } from '../stack/index.ts';
import { Button } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { record },
  args: { children: 'Save changes', onClick: fn() },
  argTypes: { start: { control: false }, end: { control: false } },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" end={<Kbd plain>N</Kbd>}>
        New work order
      </Button>
      <Button>Export</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger" start={<Trash2 aria-hidden="true" />}>
        Delete
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Medium</Button>
      <Button size="small">Small</Button>
      <Button size="small" start={<Plus aria-hidden="true" />}>
        Filter
      </Button>
    </div>
  ),
};

export const States: Story = {
  render: () => (
    <div className="grid w-fit grid-cols-4 items-center gap-3">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <div key={variant} className="contents">
          <Button variant={variant}>Usual</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-disabled>
            Not now
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
        </div>
      ))}
    </div>
  ),
};

const reasonIsHidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

/** The reason is shown by keyboard, pointer and touch, and is always available to screen readers. */
export const WithReason: Story = {
  name: 'Disabled for a reason',
  args: { children: 'Complete', disabledReason: 'Needs labour hours first.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Complete' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Needs labour hours first.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Needs labour hours first.');
    await userEvent.keyboard('{Escape}');
    await reasonIsHidden();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await reasonIsHidden();
    await userEvent.keyboard(' ');
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await reasonIsHidden();
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await screen.findByRole('tooltip');
    await userEvent.pointer({ keys: '[TouchA]', target: canvasElement });
    await reasonIsHidden();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await userEvent.unhover(button);
    await reasonIsHidden();
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    children: <a href="#export">Export as a file</a>,
    start: <Plus aria-hidden="true" />,
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Export as a file' });
    await expect(link).toHaveAttribute('data-slot', 'button');
    await expect(link).not.toHaveAttribute('type');
  },
};

export const LongText: Story = {
  args: { children: 'Send the confirmation to every customer with an open work order' },
  decorators: [
    (Story) => (
      <div className="w-64 overflow-x-auto">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  ...Variants,
  globals: { direction: 'rtl' },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const BusyIgnoresPresses: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const InForm: Story = {
  render: () => (
    <ExampleForm>
      {() => (
        <Button type="submit" name="then" value="next">
          Save and next
        </Button>
      )}
    </ExampleForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('nothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const InDialog: Story = {
  render: (args) => (
    <ExampleDialog>
      <Button {...args} className="justify-self-start" />
    </ExampleDialog>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="large" align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Stack key={variant} direction="row" align="center" wrap>
          <Button variant={variant}>Usual</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} start={<Plus aria-hidden="true" />}>
            With icon
          </Button>
          <Button variant={variant} end={<Kbd plain>N</Kbd>}>
            With key
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} aria-disabled>
            Not now
          </Button>
          <Button variant={variant} busy>
            Saving
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};
