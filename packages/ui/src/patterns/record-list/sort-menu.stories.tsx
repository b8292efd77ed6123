import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  customer,
  listFields,
  title,
  workOrderFields,
} from '../../../testing/workshop-sample/fields.ts';
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

/** Forty fields. */
function numbered(word: string) {
  return Array.from({ length: 40 }, (_, index) => ({
    ...title,
    name: `${word.toLowerCase()}_${index + 1}`,
    label: `${word} column ${index + 1}`,
  }));
}

const meta = {
  title: 'Patterns/Sort chooser',
  component: SortChooser,
  args: {
    fields: workOrderFields,
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

/** The fields to add; the settings of the others have options, too. */
const fieldsIn = (menu: ReturnType<typeof within>) =>
  within(menu.getByRole('listbox', { name: 'Fields' })).getAllByRole('option');

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
  name: 'A related column found, added, moved and removed by keyboard',
  play: async ({ args }) => {
    const menu = await open();
    const find = menu.getByRole('combobox', { name: 'Find a field' });
    await waitFor(() => expect(find).toHaveFocus());
    // Own fields come first; those of a reference are named by it.
    await expect(fieldsIn(menu)[0]).toHaveTextContent('Number');
    within(menu.getByRole('group', { name: 'Customer' })).getByRole('option', { name: 'Country' });
    await userEvent.keyboard('cust coun');
    await expect(fieldsIn(menu)).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await menu.findByRole('listitem', { name: '2. Customer › Country' });
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'ascending' },
      { field: 'customer_id', by: 'country', direction: 'ascending' },
    ]);
    // The next one can be typed at once.
    await expect(find).toHaveFocus();
    await expect(find).toHaveValue('');
    await expect(menu.queryByRole('option', { name: 'Country' })).toBeNull();
    menu.getByRole('button', { name: 'Move Customer › Country up' }).focus();
    await userEvent.keyboard('{Enter}');
    await menu.findByRole('listitem', { name: '1. Customer › Country' });
    await expect(menu.getByRole('button', { name: 'Move Customer › Country up' })).toHaveFocus();
    menu.getByRole('button', { name: 'Remove Customer › Country' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'ascending' },
    ]);
    await waitFor(() => expect(menu.getByRole('button', { name: 'Remove Due' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(find).toHaveFocus());
  },
};

export const EscapeStepByStep: Story = {
  name: 'Escape empties the search, then closes',
  parameters: { visual: { none: 'It ends closed.' } },
  play: async () => {
    const menu = await open();
    const find = menu.getByRole('combobox', { name: 'Find a field' });
    await waitFor(() => expect(find).toHaveFocus());
    await userEvent.keyboard('nothing');
    await expect(menu.getByText('No matching fields')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(find).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /^Sort/ })).toHaveFocus();
  },
};

/** Eighty columns, half of them of another record. */
export const Many: Story = {
  name: 'Many columns',
  args: {
    fields: numbered('Own'),
    relations: () => [{ field: 'project_id', label: 'Project', fields: numbered('Related') }],
    sort: [
      { field: 'own_3', direction: 'descending' },
      { field: 'project_id', by: 'related_12', direction: 'ascending', nulls: 'first' },
    ],
  },
  play: async () => {
    const menu = await open();
    await expect(fieldsIn(menu)).toHaveLength(78);
  },
};

export const Phone: Story = {
  ...Many,
  name: 'On a phone',
  globals: { viewport: { value: 'mobile2' } },
};

export const FewByKeyboard: Story = {
  name: 'So few columns that they need no search',
  args: { fields: listFields.slice(0, 4), relations: () => [] },
  play: async ({ args }) => {
    const menu = await open();
    await expect(menu.queryByRole('combobox', { name: 'Find a field' })).toBeNull();
    menu.getByRole('listbox', { name: 'Fields' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([
      { field: 'due_at', direction: 'ascending' },
      { field: listFields[1]?.name, direction: 'ascending' },
    ]);
  },
};

export const OwnOrder: Story = { name: 'The list’s own order', args: { sort: [] } };
