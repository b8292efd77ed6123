import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { due, estimate, title } from '../../../testing/workshop-sample/fields.ts';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkEditDialog, type BulkField } from './bulk-edit-dialog.tsx';
import { BulkFormDialog } from './bulk-form-dialog.tsx';
import { BulkRunDialog, type BulkRunDialogProps } from './bulk-run-dialog.tsx';

const meta = {
  title: 'Patterns/Bulk actions',
  component: BulkRunDialog,
  args: {
    open: true,
    title: 'Editing 3,503 work orders',
    progress: { done: 1400, failed: 0, total: 3503 },
    onCancel: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkRunDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const alert = () => within(document.body).findByRole('alertdialog');

export const Running: Story = {
  play: async ({ args }) => {
    const bar = within(await alert()).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '1,400 of 3,503');
    const cancel = within(await alert()).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const failed = {
  title: '12 of 15 work orders deleted',
  progress: { done: 12, failed: 3, total: 15 },
  outcome: {
    notes: ['This failed for 3 work orders.', 'The rest stays selected.'],
    failures: sampleRows.slice(0, 3).map(({ id, title }, index) => ({
      id,
      title,
      href: `#${id}`,
      message:
        index === 0
          ? 'This work order has changed in the meantime, so it was not changed.'
          : 'Visits still refer to this record. Delete them first, or make them refer to another record.',
    })),
    actions: <Button>Retry these</Button>,
  },
} satisfies Partial<BulkRunDialogProps>;

export const PartialFailure: Story = {
  name: 'Some failed',
  args: failed,
  play: async ({ args }) => {
    const list = within(await alert()).getByRole('list', { name: 'Why they failed' });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(within(await alert()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Ends when it is cancelled. */
function Cancelled(props: ComponentProps<typeof BulkRunDialog>) {
  const [outcome, setOutcome] = useState(props.outcome);
  return <BulkRunDialog {...props} outcome={outcome} onCancel={() => setOutcome(failed.outcome)} />;
}

export const KeepsFocus: Story = {
  name: 'The focus stays where it is when the run ends',
  render: (args) => <Cancelled {...args} />,
  play: async () => {
    await userEvent.click(within(await alert()).getByRole('button', { name: 'Cancel' }));
    const close = within(await alert()).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
  },
};

const fields: readonly BulkField[] = [title, due, estimate].map((field) => ({
  name: field.name,
  label: field.label,
  fields: [{ ...field, hasDefault: !field.required }],
}));
const submitted = fn(async () => undefined);
const closed = fn();

export const EditFields: Story = {
  name: 'Choosing fields to edit',
  render: () => (
    <BulkEditDialog
      title="Edit 15 work orders"
      fields={fields}
      onSubmit={submitted}
      onClose={closed}
    />
  ),
  play: async () => {
    submitted.mockClear();
    const dialog = within(await within(document.body).findByRole('dialog'));
    const find = await dialog.findByRole('combobox', { name: 'Find a field' });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard('est{Enter}');
    const input = await dialog.findByRole('textbox', { name: /Estimate/ });
    await waitFor(() => expect(input).toHaveFocus());
    const submit = dialog.getByRole('button', { name: /Edit 15 work orders/ });
    await userEvent.click(submit);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'clear this field' }));

    // Chosen by mouse, and the list closed by Escape alone.
    const add = dialog.getByRole('button', { name: 'Add field' });
    await userEvent.click(add);
    await within(document.body).findByRole('dialog', { name: 'Add field' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    const popover = within(await within(document.body).findByRole('dialog', { name: 'Add field' }));
    await expect(popover.getAllByRole('option')).toHaveLength(2);
    await userEvent.click(popover.getByRole('option', { name: 'Title' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    await userEvent.keyboard('Inspection');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith(
        [expect.objectContaining({ name: 'estimate' }), expect.objectContaining({ name: 'title' })],
        { estimate: null, title: 'Inspection' },
      ),
    );
  },
};

export const ChangeStatus: Story = {
  name: 'A transition that only some can take',
  render: () => (
    <BulkFormDialog
      title="Change the status of 15 work orders"
      choiceLabel="Next step"
      placeholder="Choose a step"
      choices={[
        {
          id: 'complete',
          label: 'Complete (12 of 15)',
          fields: [],
          note: (
            <>
              <p>12 of 15 work orders can take this step.</p>
              <p>These won’t change: 3 in “Completed”.</p>
            </>
          ),
          submit: 'Complete',
        },
      ]}
      onSubmit={submitted}
      onClose={closed}
    />
  ),
};

export const Reading: Story = {
  name: 'The selected records are being read',
  render: () => (
    <BulkFormDialog
      title="Change the status of all work orders that match"
      choiceLabel="Next step"
      placeholder="Choose a step"
      choices={[]}
      status={{ kind: 'loading', message: '2,000 read' }}
      onSubmit={submitted}
      onClose={closed}
    />
  ),
};

export const Delete: Story = {
  name: 'Deleting, with effects',
  render: () => (
    <BulkDeleteDialog
      title="Delete 15 work orders?"
      note="3 work orders can’t be deleted. Your role can delete only these records: those that were never started."
      undoable={false}
      effects={{
        status: 'known',
        effects: [
          {
            kind: 'prevent',
            entityName: {
              entity: 'visit',
              entities: 'visits',
              Entity: 'Visit',
              Entities: 'Visits',
            },
            count: 4,
            fields: 'Work order',
          },
        ],
      }}
      onDelete={closed}
      onClose={closed}
    />
  ),
};

export const Phone: Story = { args: failed, globals: { viewport: { value: 'mobile2' } } };

export const PhoneForm: Story = { ...ChangeStatus, globals: { viewport: { value: 'mobile2' } } };

export const Dark: Story = { args: failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: failed, globals: { direction: 'rtl' } };
