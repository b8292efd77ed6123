import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DeniedState } from '../../components/denied-state/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor, ListState } from '../../shapes/index.ts';
import { FollowedLinks } from '../../../testing/workshop-sample/followed-links.tsx';
import { listFields } from '../../../testing/workshop-sample/fields.ts';
import { samplePage, sampleRows } from '../../../testing/workshop-sample/rows.ts';
import type { RecordListProps } from './record-list-props.ts';
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

export const ByKeyboard: Story = {
  name: 'Tab reaches every link',
  parameters: { visual: { play: 'own width' } },
  render: (args) => (
    <FollowedLinks onFollow={followed}>
      <RecordList {...args} />
    </FollowedLinks>
  ),
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelector('tbody');
    const links = rows?.querySelectorAll('a') ?? [];
    await expect(links.length).toBeGreaterThan(sampleRows.length);
    links[0]?.focus();
    for (const link of links) {
      await expect(link).toHaveFocus();
      await userEvent.tab();
    }
    await expect(rows).not.toContainElement(document.activeElement as HTMLElement | null);
    await userEvent.tab({ shift: true });
    await expect(links[links.length - 1]).toHaveFocus();
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenLastCalledWith('#/data/work_order/WO-4807');
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
  name: 'Headers order, Shift adds',
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
  name: 'Total not known',
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
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }));
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

const wide: readonly FieldDescriptor[] = [
  ...listFields,
  ...Array.from({ length: 14 }, (_, index) => ({
    ...(listFields[6] as FieldDescriptor),
    name: `estimate_${index}`,
    label: `Estimate, version ${index + 1} of the calculation`,
  })),
];

export const ManyColumns: Story = {
  name: 'More columns than fit',
  args: { fields: wide },
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
