import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { ExampleScreen } from '../why/example.tsx';
import type { RemoveRecordProps } from './remove-record-props.ts';
import { RemoveRecord } from './remove-record.tsx';

const meta = {
  title: 'Patterns/Remove record',
  component: RemoveRecord,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'WO-4811 Replace spindle bearing',
    entityLabel: 'work order',
    onRemove: fn(async (): ReturnType<RemoveRecordProps['onRemove']> => undefined),
  },
} satisfies Meta<typeof RemoveRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).getByRole('alertdialog');

export const Default: Story = {};

export const Consequences: Story = {
  args: {
    consequences: (
      <ul className="list-disc ps-5">
        <li>Its three visits are removed too.</li>
        <li>Seven parts go back to the stock.</li>
      </ul>
    ),
  },
};

function Removal(props: RemoveRecordProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <RemoveRecord {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Keep: Story = {
  name: 'Focus starts on the harmless choice and comes back',
  render: (args) => <Removal {...args} />,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Remove' });
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(within(dialog()).getByRole('button', { name: 'Keep' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'What was in the way is said in the dialog',
  args: {
    onRemove: fn(async () => 'Three visits refer to this work order. Remove them first.'),
  },
  play: async ({ args }) => {
    const remove = within(dialog()).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Three visits');
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(remove).toHaveFocus();
  },
};

export const RefusedAndAsked: Story = {
  name: 'What was refused is asked why, over the dialog',
  args: {
    onRemove: fn(async () => ({
      message: 'Three visits refer to this work order. Remove them first.',
      why: 'due',
    })),
  },
  render: (args) => (
    <ExampleScreen>
      <Removal {...args} />
    </ExampleScreen>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Remove' }));
    const why = await within(dialog()).findByRole('button', { name: 'Why was this refused?' });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(why).toHaveFocus();
    await userEvent.keyboard('?');
    const answer = await within(document.body).findByRole('dialog', { name: 'Why “Due”?' });
    await waitFor(() => expect(answer).toHaveFocus());
    // What the answer holds can be reached, scrolled and read: meanwhile the dialog is out of use.
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
    await userEvent.tab();
    await expect(answer.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(answer).getByText('For developers'));
    await expect(within(answer).getByText(/CHECK \(due_at/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(dialog()).toBeVisible();
    await expect(why).toHaveFocus();
  },
};

export const Rejected: Story = {
  name: 'What was thrown is said alike, and it can be tried again',
  beforeEach: ({ args }) => {
    mocked(args.onRemove).mockRejectedValueOnce(
      new Error('The server did not answer within 10 seconds.'),
    );
  },
  play: async ({ args }) => {
    const remove = within(dialog()).getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('did not answer');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Busy: Story = {
  name: 'While it is being removed it stays open and cannot be doubled',
  args: { onRemove: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Remove' }));
    const busy = await within(dialog()).findByRole('button', { name: 'Removing…' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'WO-4811 Replace the spindle bearing, check the preload, the drawbar force and the taper for fretting before the test run',
  },
};

export const Phone: Story = { ...LongTitle, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...Consequences, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Consequences, globals: { direction: 'rtl' } };
