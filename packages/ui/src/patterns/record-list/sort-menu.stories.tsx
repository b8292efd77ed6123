import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { customer, listFields, title } from '../../../testing/workshop-sample/fields.ts';
import { SortChooser } from './sort-chooser.tsx';
import type { SortChooserProps } from './record-list-props.ts';

/** The chooser as a list holds it. */
function HeldSortChooser(props: SortChooserProps) {
  const [sort, setSort] = useState(props.sort);
  return (
    <SortChooser
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/Sort chooser',
  component: SortChooser,
  args: {
    fields: listFields,
    relations: () => [
      {
        field: customer.name,
        label: 'Customer',
        fields: [{ ...title, name: 'country', label: 'Country' }],
      },
    ],
    sort: [{ field: 'due_at', direction: 'ascending' }],
    onSortChange: fn(),
  },
  render: (args) => <HeldSortChooser {...args} />,
  loaders: [async () => void (await import('./sort-menu.tsx'))],
} satisfies Meta<typeof SortChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  screen.getByRole('button', { name: /^Sort/ }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Sort by' }));
};

export const Default: Story = {
  play: async ({ args }) => {
    const menu = await open();
    const key = within(menu.getByRole('listitem', { name: '1. Due' }));
    await userEvent.selectOptions(key.getByRole('combobox', { name: 'Direction' }), 'Descending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'descending' },
    ]);
    await userEvent.selectOptions(
      key.getByRole('combobox', { name: 'Empty values' }),
      'Empty values first',
    );
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'descending', nulls: 'first' },
    ]);
  },
};

export const SeveralByKeyboard: Story = {
  name: 'A related column added, moved and removed by keyboard',
  play: async ({ args }) => {
    const menu = await open();
    menu.getByRole('button', { name: 'Add column' }).focus();
    await userEvent.keyboard('{Enter}');
    const second = await menu.findByRole('listitem', { name: '2. Title' });
    const column = within(second).getByRole('combobox', { name: 'Column' });
    await waitFor(() => expect(column).toHaveFocus());
    await userEvent.selectOptions(column, 'Customer → Country');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'ascending' },
      { field: 'customer_id', by: 'country', direction: 'ascending' },
    ]);
    menu.getByRole('button', { name: 'Move Customer → Country up' }).focus();
    await userEvent.keyboard('{Enter}');
    await menu.findByRole('listitem', { name: '1. Customer → Country' });
    await expect(menu.getByRole('button', { name: 'Move Customer → Country up' })).toHaveFocus();
    menu.getByRole('button', { name: 'Remove Customer → Country' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'ascending' },
    ]);
    await waitFor(() => expect(menu.getByRole('button', { name: 'Remove Due' })).toHaveFocus());
  },
};

export const OwnOrder: Story = { name: 'The list’s own order', args: { sort: [] } };
