import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { FieldDisplay, ValueFormatProvider } from '../../fields/index.ts';
import type { RecordSelection } from '../../shapes/index.ts';
import { due, estimate, listFields, status } from '../../../testing/workshop-sample/fields.ts';
import { sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { GroupedListProps, RecordGroup } from './grouped-list-props.ts';
import { GroupedList } from './grouped-list.tsx';

const groups: readonly RecordGroup[] = (status.options ?? []).flatMap(({ value }, index) => {
  const rows = sampleRows.filter(({ values }) => values['status'] === value);
  if (rows.length === 0) return [];
  const sums = { estimate: `${(index + 1) * 1250}.50` };
  const open = index < 2;
  return [{ id: value, value, count: rows.length, exact: true, sums, open, ...(open && { rows }) }];
});

const meta = {
  title: 'Patterns/Grouped list',
  component: GroupedList,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <div className="flex h-dvh flex-col">
          <Story />
        </div>
      </ValueFormatProvider>
    ),
  ],
  args: {
    label: 'Work orders by status',
    fields: listFields,
    titleField: 'title',
    groupField: status,
    groups,
    state: { sort: [], offset: 0, limit: 50 },
    hrefFor: () => '#',
    onOpenChange: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof GroupedList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps which groups are open, as an application does. */
function KeptGroups(props: GroupedListProps) {
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const [selection, setSelection] = useState<RecordSelection>({ kind: 'some', ids: new Set() });
  return (
    <GroupedList
      {...props}
      groups={props.groups?.map((group) => {
        const open = opened[group.id] ?? group.open;
        const rows = sampleRows.filter(({ values }) => values['status'] === group.value);
        return { ...group, open, ...(open && { rows }) };
      })}
      onOpenChange={(id, open) => setOpened((now) => ({ ...now, [id]: open }))}
      selection={selection}
      onSelectionChange={setSelection}
    />
  );
}

export const Default: Story = {
  args: {
    footers: {
      title: 'Sum of 16 records',
      estimate: <FieldDisplay field={estimate} value="26258.50" place="cell" />,
    },
    footerEnd: <Button size="small">Show sums</Button>,
  },
};

export const ByKeyboard: Story = {
  name: 'Expanded and collapsed by keyboard',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <KeptGroups {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
    const [first] = canvas.getAllByRole('button', { expanded: true });
    const heading = first?.closest('th');
    await expect(heading).toHaveFocus();
    const rows = canvas.getAllByRole('row').length;
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(rows);
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(rows);
    // A group has no checkbox: Space selects records alone.
    await userEvent.keyboard('{ }{ArrowDown}{ }');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
  },
};

export const Periods: Story = {
  name: 'Months',
  args: {
    groupField: due,
    unit: 'month',
    groups: [
      {
        id: '1',
        value: '2026-11-01',
        count: 2,
        exact: true,
        sums: {},
        open: true,
        rows: sampleRows.slice(0, 2),
      },
      { id: '2', value: '2026-12-01', count: 1200, exact: false, sums: {}, open: false },
      { id: '3', value: null, count: 1, exact: true, sums: {}, open: false },
    ],
  },
};

export const States: Story = {
  name: 'Loading, failed and more to load',
  args: {
    groups: [
      { id: '1', value: 'open', count: 2, exact: true, sums: {}, open: true },
      {
        id: '2',
        value: 'planned',
        count: 4,
        exact: true,
        sums: {},
        open: true,
        error: (
          <span role="alert" className="flex items-center gap-3 text-danger">
            The server can’t be reached.
            <Button size="small">Retry</Button>
          </span>
        ),
      },
      {
        id: '3',
        value: 'completed',
        count: 1200,
        exact: true,
        sums: {},
        open: true,
        rows: sampleRows.slice(0, 3),
        hasMore: true,
      },
    ],
    groupCount: 120,
    onMoreGroups: fn(),
  },
};

export const Loading: Story = { args: { groups: undefined } };
export const Empty: Story = { args: { groups: [] } };
export const Failed: Story = {
  args: { groups: undefined, error: <ErrorState title="The list couldn’t be loaded" /> },
};
export const Phone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
