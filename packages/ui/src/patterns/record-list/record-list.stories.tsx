import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DeniedState } from '../../components/denied-state/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { FieldDescriptor, ListState, RecordSelection } from '../../shapes/index.ts';
import { FollowedLinks } from '../../../testing/workshop-sample/followed-links.tsx';
import { estimate, listFields } from '../../../testing/workshop-sample/fields.ts';
import { inListFrame } from '../../../testing/workshop-sample/list-frame.tsx';
import { samplePage, sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { ColumnLayout, RecordListProps } from './record-list-props.ts';
import { RecordList } from './record-list.tsx';

const state: ListState = { sort: [], offset: 0, limit: 16 };

/** Writes a state as an address, as an application's codec would. */
function hrefFor(state: ListState): string {
  const sort = state.sort.map((key) => `${key.field}.${key.direction}`).join(',');
  return `#sort=${sort}&offset=${state.offset}&limit=${state.limit}`;
}

const followed = fn();

const meta = {
  title: 'Patterns/Record list',
  component: RecordList,
  parameters: { layout: 'fullscreen' },
  decorators: [inListFrame],
  args: {
    label: 'Work orders',
    fields: listFields,
    titleField: 'title',
    page: samplePage,
    state,
    hrefFor,
  },
} satisfies Meta<typeof RecordList>;

/** Reads it back. */
function stateOf(hash: string): ListState {
  const parameters = new URLSearchParams(hash.slice(1));
  const sort = (parameters.get('sort') ?? '').split(',').filter(Boolean);
  return {
    sort: sort.map((key) => {
      const [field = '', direction] = key.split('.');
      return { field, direction: direction === 'descending' ? direction : 'ascending' };
    }),
    offset: Number(parameters.get('offset')),
    limit: Number(parameters.get('limit')),
  };
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { pageSizes: [16, 50, 100] },
};

export const Sorted: Story = {
  args: {
    state: {
      ...state,
      sort: [
        { field: 'status', direction: 'ascending' },
        { field: 'due_at', direction: 'descending' },
      ],
    },
  },
};

export const WithSums: Story = {
  name: 'With sums',
  args: {
    footers: {
      title: 'Sum of 16 records',
      estimate: <FieldDisplay field={estimate} value="26258.50" place="cell" />,
    },
  },
};

export const ByKeyboard: Story = {
  name: 'One tab stop, arrow keys to every cell',
  parameters: { visual: { play: 'own width' } },
  render: (args) => (
    <FollowedLinks onFollow={followed}>
      <RecordList {...args} />
    </FollowedLinks>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('#/data/work_order/WO-4807');
    // A link in another cell is reached by moving into the cell.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(document.activeElement).toHaveTextContent('Nordlicht Bakery');
    await expect(document.activeElement?.tagName).toBe('A');
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveRole('gridcell');
  },
};

function SelectableList(props: RecordListProps) {
  const [selection, setSelection] = useState<RecordSelection>({ kind: 'some', ids: new Set() });
  return (
    <FollowedLinks onFollow={followed}>
      <RecordList {...props} selection={selection} onSelectionChange={setSelection} />
    </FollowedLinks>
  );
}

export const Selected: Story = {
  parameters: { visual: { play: 'own width' } },
  render: (args) => <SelectableList {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${sampleRows[1]?.title}` }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(3);
    await expect(
      canvas.getByRole('checkbox', { name: 'Select all rows on this page' }),
    ).toBePartiallyChecked();
  },
};

export const SelectedOnPhone: Story = {
  name: 'Selected on a phone',
  globals: { viewport: { value: 'mobile1' } },
  parameters: { visual: { play: 'own width' } },
  render: (args) => <SelectableList {...args} />,
  play: async ({ canvas }) => {
    followed.mockClear();
    const list = await canvas.findByRole('list', { name: 'Work orders' });
    const [first, second, third, fourth] = within(list).getAllByRole('listitem');
    const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
    await fireEvent.pointerDown(first ?? document.body, touch);
    const box = within(first ?? document.body).getByRole('checkbox');
    await waitFor(() => expect(box).toBeChecked());
    await fireEvent.pointerUp(first ?? document.body, touch);
    // The click that ends a long press opens nothing, and from now on a tap selects.
    await fireEvent.click(within(first ?? document.body).getByRole('link'));
    await expect(box).toBeChecked();
    await fireEvent.click(within(second ?? document.body).getByRole('link'));
    await waitFor(() =>
      expect(within(second ?? document.body).getByRole('checkbox')).toBeChecked(),
    );
    // A long press on another card selects those between as well.
    await fireEvent.pointerDown(fourth ?? document.body, touch);
    const last = within(fourth ?? document.body).getByRole('checkbox');
    await waitFor(() => expect(last).toBeChecked());
    await fireEvent.pointerUp(fourth ?? document.body, touch);
    await expect(within(third ?? document.body).getByRole('checkbox')).toBeChecked();
    await expect(followed).not.toHaveBeenCalled();
  },
};

export const ChangedMeanwhile: Story = {
  name: 'Changed while reading',
  args: {
    page: {
      ...samplePage,
      rows: samplePage.rows.map((row, index) => ({
        ...row,
        ...(index === 1 && { changed: ['title', 'status'] }),
        ...(index === 3 && {
          marks: { title: { label: 'No longer in this list', tone: 'neutral' as const } },
        }),
      })),
    },
    footerEnd: (
      <>
        <output className="text-ink">3 new records</output>
        <Button size="small">Show</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No longer in this list')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show' })).toBeVisible();
  },
};

export const StartedAtValue: Story = {
  name: 'Starting at a value',
  args: {
    state: {
      sort: [{ field: 'due_at', direction: 'ascending' }],
      offset: 0,
      limit: 16,
      start: '2026-11-20',
    },
    page: {
      ...samplePage,
      offset: 412_300,
      total: { count: 1_000_000, exact: false },
      start: { offset: 0, exact: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^About 412,301–.* of about 1,000,000$/)).toBeVisible();
    // The pages around are found from the value, and the first one from the beginning.
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      expect.stringContaining('offset=-16'),
    );
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      expect.stringContaining('offset=16&'),
    );
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      expect.stringContaining('offset=0&'),
    );
  },
};

function ArrangedList(props: RecordListProps) {
  const [names, setNames] = useState(props.fields.map(({ name }) => name));
  const [layout, setLayout] = useState<ColumnLayout>({ widths: {}, pinned: [] });
  return (
    <RecordList
      {...props}
      fields={names.flatMap((name) => props.fields.find((field) => field.name === name) ?? [])}
      onColumnsChange={(order) => setNames([...order])}
      layout={layout}
      onLayoutChange={setLayout}
    />
  );
}

/** Chooses from the menu of the focused header. */
async function choose(item: string) {
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const Arranged: Story = {
  name: 'Columns are arranged from their headers',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <ArrangedList {...args} />,
  play: async ({ canvas }) => {
    const names = () =>
      canvas.getAllByRole('columnheader').map((header) => header.dataset['column']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    const header = () => canvas.getByRole('columnheader', { name: 'Number' });
    await expect(header()).toHaveFocus();
    await choose('Move toward the end');
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['title', 'status', 'number']));
    await waitFor(() => expect(header()).toHaveFocus());
    await choose('Pin');
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['title', 'number', 'status']));
    await waitFor(() => expect(header()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await choose('Hide');
    await waitFor(() => expect(names()).not.toContain('status'));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Due' })).toHaveFocus());
    await choose('Resize');
    const handle = canvas.getByRole('separator', { name: 'Width of Due' });
    await waitFor(() => expect(handle).toHaveFocus());
    const before = Number(handle.getAttribute('aria-valuenow'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBe(before + 8));
    await userEvent.keyboard('{Escape}');
    await choose('Reset widths');
    await choose('Sort descending');
  },
};

function AddressedList(props: RecordListProps) {
  const [state, setState] = useState(props.state);
  const [follow] = useState(() => (href: string) => setState(stateOf(href)));
  return (
    <FollowedLinks onFollow={follow}>
      <RecordList {...props} state={state} />
    </FollowedLinks>
  );
}

export const SortByHeader: Story = {
  name: 'Headers sort, Shift adds a column',
  parameters: { visual: { play: 'own width' } },
  render: (args) => <AddressedList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    const header = (name: string) =>
      canvas.getByRole('columnheader', { name: new RegExp(`^${name}`) });
    const press = (name: string) => user.click(within(header(name)).getByRole('button'));
    await press('Due');
    await waitFor(() => expect(header('Due')).toHaveAttribute('aria-sort', 'ascending'));
    await press('Due');
    await waitFor(() => expect(header('Due')).toHaveAttribute('aria-sort', 'descending'));
    await user.keyboard('{Shift>}');
    await press('Title');
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(header('Title')).toHaveAccessibleName(/^Title ?, order 2, ascending$/),
    );
    await expect(header('Due')).toHaveAttribute('aria-sort', 'descending');
    await expect(header('Title')).not.toHaveAttribute('aria-sort');
  },
};

export const LoadingFirst: Story = {
  name: 'Loading for the first time',
  args: { page: undefined },
};

export const LoadingNext: Story = { name: 'Another page on its way', args: { busy: true } };

export const Empty: Story = {
  args: {
    page: { rows: [], offset: 0, total: { count: 0, exact: true } },
    empty: (
      <EmptyState
        title="No work order matches"
        actions={<Button size="small">Clear filters</Button>}
      >
        Two filters and a search are set.
      </EmptyState>
    ),
  },
};

export const Denied: Story = {
  args: {
    denied: (
      <DeniedState title="You may not see work orders">
        Your role, technician, has no permission to read them.
      </DeniedState>
    ),
  },
};

export const Failed: Story = {
  args: {
    error: (
      <ErrorState title="The list couldn’t be loaded" actions={<Button>Retry</Button>}>
        The server did not answer within 10 seconds. Try again in a moment.
      </ErrorState>
    ),
  },
};

export const UnknownTotal: Story = {
  name: 'Unknown total',
  args: { page: { ...samplePage, offset: 16, total: null }, state: { ...state, offset: 16 } },
};

export const AnyPage: Story = {
  name: 'Any page by its number',
  args: {
    page: { ...samplePage, offset: 39 * 16, total: { count: 1550, exact: true } },
    state: { ...state, offset: 39 * 16 },
  },
  render: (args) => (
    <FollowedLinks onFollow={followed}>
      <RecordList {...args} />
    </FollowedLinks>
  ),
  play: async ({ canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: /^Pages: / }));
    const field = await pages.findByRole('textbox', { name: 'Go to page' });
    await expect(field).toHaveValue('40');
    await expect(field).toHaveAccessibleDescription('of 97');
    await expect(pages.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      hrefFor(state),
    );
    await expect(pages.getByRole('link', { name: 'Last page' })).toHaveAttribute(
      'href',
      hrefFor({ ...state, offset: 96 * 16 }),
    );
    followed.mockClear();
    await userEvent.click(field);
    await userEvent.keyboard('77{Enter}');
    await expect(followed).toHaveBeenLastCalledWith(hrefFor({ ...state, offset: 76 * 16 }));
    await expect(field).toHaveFocus();
    // Beyond the end is the last page.
    await userEvent.clear(field);
    await userEvent.keyboard('4000{Enter}');
    await expect(followed).toHaveBeenLastCalledWith(hrefFor({ ...state, offset: 96 * 16 }));
    await userEvent.clear(field);
    await userEvent.keyboard('0{Enter}');
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

const versions: readonly FieldDescriptor[] = Array.from({ length: 14 }, (_, index) => ({
  ...estimate,
  name: `estimate_${index}`,
  label: `Estimate, version ${index + 1} of the calculation`,
}));
const noVersions = Object.fromEntries(versions.map(({ name }) => [name, null]));

export const ManyColumns: Story = {
  name: 'More columns than fit',
  args: {
    fields: [...listFields, ...versions],
    page: {
      ...samplePage,
      rows: sampleRows.map((row) => ({ ...row, values: { ...row.values, ...noVersions } })),
    },
  },
};

export const LongContent: Story = {
  args: {
    page: {
      ...samplePage,
      rows: sampleRows.map((row) => ({
        ...row,
        values: {
          ...row.values,
          title:
            'Replace the spindle bearing, check the preload, the drawbar force and the taper for fretting before the test run with the customer',
        },
      })),
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
};
