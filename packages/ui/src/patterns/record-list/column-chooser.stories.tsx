import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { workOrderFields } from '../../../testing/workshop-sample/fields.ts';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnChooserProps } from './record-list-props.ts';

function Choosing(props: ColumnChooserProps) {
  const [visible, setVisible] = useState(props.visible);
  return (
    <>
      <ColumnChooser
        {...props}
        visible={visible}
        onVisibleChange={(next) => {
          setVisible(next);
          props.onVisibleChange(next);
        }}
      />
      <p className="mt-2 text-ink-subtle">{visible.join(', ')}</p>
    </>
  );
}

const meta = {
  title: 'Patterns/Column chooser',
  component: ColumnChooser,
  render: (args) => <Choosing {...args} />,
  args: {
    fields: workOrderFields,
    visible: ['title', 'status', 'due_at'],
    fixed: ['title'],
    onVisibleChange: fn(),
    onReset: fn(),
  },
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unfitting: Story = {
  name: 'Columns that do not fit are not hidden',
  args: { unfitting: 2 },
  play: async ({ canvasElement }) => {
    const columns = await within(canvasElement).findByRole('button', { name: /^Columns/ });
    await expect(columns).toHaveAccessibleName('Columns (2 don’t fit)');
  },
};

export const ByKeyboard: Story = {
  name: 'Columns found, added, moved and removed by keyboard',
  play: async ({ canvasElement, args }) => {
    // The chooser comes when it is first pressed, and with it another button.
    const trigger = () => within(canvasElement).getByRole('button', { name: 'Columns' });
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    const chooser = await within(document.body).findByRole('dialog', { name: 'Columns' });
    const find = within(chooser).getByRole('combobox', { name: 'Find a field' });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard('cust{Enter}');
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith([
      'title',
      'status',
      'customer_id',
      'due_at',
    ]);
    await expect(find).toHaveFocus();
    await expect(within(chooser).queryByRole('button', { name: 'Remove Title' })).toBeNull();
    await userEvent.click(within(chooser).getByRole('button', { name: 'Remove Status' }));
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(['title', 'customer_id', 'due_at']);
    within(chooser).getByRole('button', { name: 'Move Due up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(['title', 'due_at', 'customer_id']);
    // The title stays first.
    await userEvent.keyboard('{Enter}');
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(['title', 'due_at', 'customer_id']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
