import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { ExampleScreen } from '../../../../inspector/testing/why/example.tsx';
import type { DeleteRecordProps, EntityName } from './delete-record-props.ts';
import { DeleteRecord } from './delete-record.tsx';

const upperFirst = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

function named(entity: string, entities = `${entity}s`): EntityName {
  return { entity, entities, Entity: upperFirst(entity), Entities: upperFirst(entities) };
}

const meta = {
  title: 'Patterns/Delete record',
  component: DeleteRecord,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'WO-4811 Replace spindle bearing',
    entityName: named('work order'),
    onDelete: fn(async (): ReturnType<DeleteRecordProps['onDelete']> => undefined),
  },
} satisfies Meta<typeof DeleteRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).getByRole('alertdialog');

export const Default: Story = {};

export const Undoable: Story = {
  name: 'Where it can be undone, the dialog doesn’t say otherwise',
  parameters: { visual: { none: 'It differs from the default by a sentence.' } },
  args: { undoable: true },
  play: async () => {
    const { title } = meta.args;
    await expect(dialog()).toHaveAccessibleDescription(`${title} will be deleted.`);
  },
};

export const Consequences: Story = {
  args: {
    effects: {
      status: 'known',
      effects: [
        { kind: 'delete', entityName: named('visit'), count: 3, href: '#visits' },
        { kind: 'delete', entityName: named('attachment'), count: 1, href: '#attachments' },
        { kind: 'delete', entityName: named('signature') },
        {
          kind: 'set null',
          entityName: named('audit entry', 'audit entries'),
          count: 12,
          fields: 'Work order',
          href: '#audit',
        },
        { kind: 'set default', entityName: named('invoice line'), count: 2, fields: 'Billed for' },
      ],
    },
  },
  play: async () => {
    const list = within(dialog()).getByRole('list', { name: 'These records will also be deleted' });
    // It fades in.
    await waitFor(() => expect(within(list).getByRole('link', { name: '3 visits' })).toBeVisible());
    await expect(within(list).getByText(/Signatures/)).toHaveTextContent('Signatures not shown');
  },
};

export const Checking: Story = {
  name: 'Nothing is deleted before its effects are known',
  args: { effects: { status: 'loading' } },
  play: async ({ args }) => {
    const remove = within(dialog()).getByRole('button', { name: 'Delete' });
    await waitFor(() =>
      expect(within(dialog()).getByText('Checking what else this affects…')).toBeVisible(),
    );
    await expect(remove).toHaveAccessibleDescription('Available when the check is done.');
    await userEvent.click(remove);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const NothingHidden: Story = {
  name: 'With access to every record, counts are exact',
  args: {
    effects: {
      status: 'known',
      isComplete: true,
      effects: [{ kind: 'delete', entityName: named('visit'), count: 3, href: '#visits' }],
    },
  },
  play: async () => {
    // It fades in.
    await waitFor(() =>
      expect(within(dialog()).getByRole('link', { name: '3 visits' })).toBeVisible(),
    );
    await expect(within(dialog()).queryByText(/Only records that you have access to/)).toBeNull();
  },
};

export const Prevented: Story = {
  name: 'Records that prevent the deletion link to their list',
  args: {
    title: 'Kranich Metal',
    entityName: named('customer'),
    effects: {
      status: 'known',
      effects: [
        { kind: 'delete', entityName: named('contact'), count: 2, href: '#contacts' },
        {
          kind: 'prevent',
          entityName: named('work order'),
          count: 12,
          fields: 'Customer',
          href: '#orders',
        },
      ],
    },
  },
  play: async ({ args }) => {
    const list = within(dialog()).getByRole('list', {
      name: /^These records prevent the deletion/,
    });
    await expect(within(list).getByRole('link', { name: '12 work orders' })).toHaveAttribute(
      'href',
      '#orders',
    );
    const remove = within(dialog()).getByRole('button', { name: 'Delete' });
    await expect(remove).toHaveAccessibleDescription(/Other records prevent the deletion/);
    await userEvent.click(remove);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

const retry = fn();

export const CheckFailed: Story = {
  name: 'If the check fails, the dialog says so and the database decides',
  args: { effects: { status: 'failed', message: 'The server can’t be reached.', onRetry: retry } },
  play: async ({ args }) => {
    retry.mockClear();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

function Removal(props: DeleteRecordProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <DeleteRecord {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Keep: Story = {
  name: 'Focus starts on the harmless choice and comes back',
  render: (args) => <Removal {...args} />,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Delete' });
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(within(dialog()).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'The dialog says what prevented the deletion',
  args: {
    onDelete: fn(async () => 'Three visits refer to this work order. Delete them first.'),
  },
  play: async ({ args }) => {
    const remove = within(dialog()).getByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Three visits');
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await expect(remove).toHaveFocus();
  },
};

export const RefusedAndAsked: Story = {
  name: '“Why?” explains a rejection over the dialog',
  args: {
    onDelete: fn(async () => ({
      message: 'Three visits refer to this work order. Delete them first.',
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
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Delete' }));
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
    await waitFor(() => expect(within(answer).getByText(/CHECK \(due_at/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(dialog()).toBeVisible();
    await expect(why).toHaveFocus();
  },
};

export const Rejected: Story = {
  name: 'Unexpected errors are shown, and can be retried',
  beforeEach: ({ args }) => {
    mocked(args.onDelete).mockRejectedValueOnce(
      new Error('The server did not answer within 10 seconds. Try again in a moment.'),
    );
  },
  play: async ({ args }) => {
    const remove = within(dialog()).getByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('did not answer');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Busy: Story = {
  name: 'While deleting, the dialog stays open and ignores more clicks',
  args: { onDelete: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Delete' }));
    const busy = await within(dialog()).findByRole('button', { name: 'Deleting…' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
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
