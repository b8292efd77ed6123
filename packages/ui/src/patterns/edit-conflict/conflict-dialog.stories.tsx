import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RecordRow } from '../../shapes/index.ts';
import { atFormWidth } from '../../../testing/workshop-sample/at-form-width.tsx';
import { workOrderFields } from '../../../testing/workshop-sample/fields.ts';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const opened = sampleRows[1] as RecordRow;
const fieldsOf = (...names: readonly string[]) =>
  workOrderFields.filter(({ name }) => names.includes(name));

const theirs = {
  values: {
    ...opened.values,
    title: 'Replace both spindle bearings before the inspection of the whole hall',
    status: 'on_hold',
    estimate: '3120.00',
  },
  links: opened.links,
};

const meta = {
  title: 'Patterns/Conflict dialog',
  component: ConflictDialog,
  decorators: [atFormWidth],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: 'WO-4811',
    collisions: fieldsOf('title', 'estimate').map((field) => ({ field })),
    merged: fieldsOf('status'),
    opened,
    theirs,
    mine: {
      values: { ...theirs.values, title: 'Replace the bearing today', estimate: null },
      links: opened.links,
    },
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OneField: Story = {
  name: 'One field, whose own value can no longer be saved',
  args: {
    collisions: fieldsOf('status').map((field) => ({
      field,
      problem: 'Status can’t be changed from On hold to Done.',
    })),
    merged: [],
  },
};

export const Keyboard: Story = {
  name: 'Chosen by keyboard',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose what to keep' });
    const canvas = within(dialog);
    const save = canvas.getByRole('button', { name: 'Save' });
    const [first] = canvas.getAllByRole('radio', { name: 'Yours' });
    await waitFor(() => expect(first).toHaveFocus());
    save.focus();
    await userEvent.keyboard('{Enter}');
    // Nothing is saved before each field has its value, and the focus is on the first that has none.
    await expect(args.onSave).not.toHaveBeenCalled();
    await canvas.findByText('Choose which value of Title to keep.');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const [theirsOfTitle] = canvas.getAllByRole('radio', { name: 'Theirs' });
    await expect(theirsOfTitle).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'All mine' }));
    await expect(first).toBeChecked();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(
      new Map([
        ['title', 'mine'],
        ['estimate', 'mine'],
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Notice: Story = {
  name: 'Notice over an open form',
  render: () => (
    <ChangedMeanwhile fields={fieldsOf('title', 'status')} opened={opened} current={theirs} />
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
