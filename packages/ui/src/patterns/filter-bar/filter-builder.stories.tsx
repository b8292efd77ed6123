import type { Meta, StoryObj } from '@storybook/react-vite';
import { findField } from '../../../testing/filter-bar/choose-field.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadInputs } from '../../../testing/fields/load-inputs.ts';
import { title } from '../../../testing/workshop-sample/fields.ts';
import filterBar from './filter-bar.stories.tsx';
import { preloadFilterChips } from './load-filter-chips.ts';

/** Edits groups of conditions. */
const meta = {
  ...filterBar,
  title: 'Patterns/Filter bar/Advanced filter',
  tags: ['!autodocs'],
  loaders: [
    async () => {
      await Promise.all([
        loadInputs(),
        import('./filter-opener.tsx'),
        import('./filter-drawer.tsx'),
        import('./filter-builder.tsx'),
        preloadFilterChips(),
      ]);
    },
  ],
} satisfies Meta<typeof filterBar.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  screen.getByRole('button', { name: 'Filter' }).focus();
  await userEvent.keyboard('{Enter}');
  // Behind the fields to choose from.
  (await screen.findByRole('button', { name: 'Advanced filter' })).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const relations = () => [
  { name: 'customer_id', label: 'Customer', fields: [{ ...title, name: 'name', label: 'Name' }] },
  { name: 'visit_work_order_id_fkey', label: 'Visits', fields: [{ ...title, name: 'task' }] },
];

export const Groups: Story = {
  name: 'Groups within groups, and related records',
  args: {
    relations,
    filters: [
      {
        operator: 'or',
        terms: [
          { field: 'status', operator: 'in', values: ['open', 'planned'] },
          {
            operator: 'and',
            terms: [
              { field: 'due_at', operator: 'during', values: ['last_7_days'] },
              { field: 'estimate', operator: 'between', values: ['100', '500'] },
            ],
          },
        ],
      },
      {
        operator: 'and',
        relation: 'customer_id',
        terms: [{ field: 'name', operator: 'contains', values: ['Metal'] }],
      },
    ],
  },
  play: async ({ args }) => {
    const builder = await open();
    const any = builder.getByRole('group', { name: 'Any of these' });
    await expect(within(any).getByRole('group', { name: 'All of these' })).toBeVisible();
    await expect(
      builder.getByRole('group', { name: 'Customer: Has one with all of these' }),
    ).toBeVisible();
    await userEvent.click(builder.getByRole('button', { name: 'Apply' }));
    await gone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(args.filters);
  },
};

export const ByKeyboard: Story = {
  name: 'Conditions added, moved, duplicated and removed by keyboard',
  args: { filters: [{ field: 'title', operator: 'contains', values: ['pump'] }], relations },
  play: async ({ args }) => {
    const builder = await open();
    const focused = (name: string, position: number) =>
      waitFor(async () => {
        const condition = builder.getByRole('group', { name: `Condition ${position}` });
        await expect(within(condition).getByRole('button', { name })).toHaveFocus();
      });
    const first = within(builder.getByRole('group', { name: 'Condition 1' }));
    first.getByRole('button', { name: 'Duplicate' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('Duplicate', 2);
    const second = within(builder.getByRole('group', { name: 'Condition 2' }));
    await userEvent.type(second.getByRole('textbox'), 's');
    second.getByRole('button', { name: 'Move up' }).focus();
    await userEvent.keyboard('{Enter}');
    await focused('Move up', 1);
    const match = builder.getByRole('combobox', { name: 'Match' });
    await userEvent.selectOptions(match, 'Any of these');
    await userEvent.click(builder.getByRole('button', { name: 'Apply' }));
    await gone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      {
        operator: 'or',
        terms: [
          { field: 'title', operator: 'contains', values: ['pumps'] },
          { field: 'title', operator: 'contains', values: ['pump'] },
        ],
      },
    ]);
    const again = await open();
    within(again.getByRole('group', { name: 'Condition 2' }))
      .getByRole('button', { name: 'Remove' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => {
      const left = within(again.getByRole('group', { name: 'Condition 1' }));
      await expect(left.getByRole('button', { name: 'Remove' })).toHaveFocus();
    });
    // The changes would be lost.
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await gone();
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
  },
};

export const RelatedField: Story = {
  name: 'A field of related records, found by typing',
  args: { filters: [], relations },
  play: async ({ args }) => {
    screen.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    const search = await findField();
    await waitFor(() => expect(search).toHaveFocus());
    // Its own fields come first, and “Customer” is one of them.
    await userEvent.keyboard('customer');
    const current = () =>
      document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await expect(current()).toHaveTextContent('Customer');
    await userEvent.keyboard(' name');
    await expect(within(screen.getByRole('group', { name: 'Customer' })).getByRole('option')).toBe(
      current(),
    );
    await userEvent.keyboard('{Enter}');
    const value = await screen.findByRole('textbox', { name: /^Customer › Name/ });
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.keyboard('Kranich{Enter}');
    await gone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      {
        operator: 'and',
        relation: 'customer_id',
        terms: [{ field: 'name', operator: 'contains', values: ['Kranich'] }],
      },
    ]);
    await expect(
      screen.getByRole('button', { name: 'Edit the filter Customer: Name contains Kranich' }),
    ).toBeVisible();
  },
};

export const Incomplete: Story = {
  name: 'A condition without a value, said beside it',
  args: { filters: [], relations },
  play: async ({ args }) => {
    const builder = await open();
    await userEvent.click(builder.getByRole('button', { name: 'Add condition' }));
    const condition = within(await builder.findByRole('group', { name: 'Condition 1' }));
    await waitFor(() => expect(condition.getByRole('combobox', { name: 'Field' })).toHaveFocus());
    await userEvent.click(builder.getByRole('button', { name: 'Apply' }));
    await expect(await condition.findByText('Enter a value to filter by.')).toBeVisible();
    await expect(condition.getByRole('textbox')).toHaveFocus();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
  },
};

export const NoneRelated: Story = {
  name: 'Records that have no related ones, or none with a condition',
  args: { filters: [], relations },
  play: async ({ args }) => {
    const builder = await open();
    await userEvent.click(builder.getByRole('button', { name: 'Add related records' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Visits' }));
    const any = within(await builder.findByRole('group', { name: 'Visits: Has any' }));
    const match = any.getByRole('combobox', { name: 'Match' });
    await waitFor(() => expect(match).toHaveFocus());
    await expect(within(match).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(match, 'Has none');
    await userEvent.click(builder.getByRole('button', { name: 'Apply' }));
    await gone();
    const none = { operator: 'and', negated: true, relation: 'visit_work_order_id_fkey' } as const;
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([{ ...none, terms: [] }]);

    await userEvent.click(screen.getByRole('button', { name: 'Edit the filter Visits: none' }));
    const again = within(await screen.findByRole('dialog', { name: 'Advanced filter' }));
    const visits = within(await again.findByRole('group', { name: 'Visits: Has none' }));
    await userEvent.click(visits.getByRole('button', { name: 'Add condition' }));
    await again.findByRole('group', { name: 'Visits: Has none with all of these' });
    await waitFor(() => expect(visits.getByRole('combobox', { name: 'Field' })).toHaveFocus());
    await expect(
      within(visits.getByRole('combobox', { name: 'Match' })).getAllByRole('option'),
    ).toHaveLength(4);
    await userEvent.type(visits.getByRole('textbox'), 'pump');
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    await gone();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { ...none, terms: [{ field: 'task', operator: 'contains', values: ['pump'] }] },
    ]);
  },
};
