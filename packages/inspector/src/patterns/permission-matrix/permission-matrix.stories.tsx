import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MatrixRow } from './permission-matrix-props.ts';
import { PermissionMatrix } from './permission-matrix.tsx';

const all = { records: 'all' } as const;

const rows: readonly MatrixRow[] = [
  {
    id: 'work_order',
    label: 'Work orders',
    href: '#work_order',
    cells: {
      dispatcher: {
        may: {
          read: all,
          create: all,
          change: all,
          remove: { records: { which: 'orders that were never started' } },
        },
        href: '#dispatcher',
      },
      technician: {
        may: { read: { records: 'some' }, change: { records: 'all', someFields: true } },
        href: '#technician',
      },
    },
  },
  {
    id: 'priority',
    label: 'Priorities',
    cells: {
      dispatcher: { may: { read: all }, href: '#dispatcher-priority' },
      technician: 'not shown',
    },
  },
];

const meta = {
  title: 'Patterns/Permission matrix',
  component: PermissionMatrix,
  args: {
    label: 'What each role may do',
    roles: [
      { id: 'dispatcher', label: 'Dispatcher', href: '#role-dispatcher' },
      { id: 'technician', label: 'Technician' },
    ],
    unknown: [{ id: 'owner', label: 'Owner' }],
    rows,
  },
} satisfies Meta<typeof PermissionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of a row's cells, without the names of their columns. */
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'What each role may do: Dispatcher' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Records',
      'Read',
      'Create',
      'Edit',
      'Delete',
    ]);
    await expect(cellsOf(table.getByRole('row', { name: /Work orders/ }))).toEqual([
      'All',
      'All',
      'All',
      'Only orders that were never started',
    ]);
    await expect(canvas.getByRole('link', { name: 'Work orders' })).toHaveAttribute(
      'href',
      '#dispatcher',
    );
    await expect(canvas.getByText('Permissions of Owner: not shown')).toBeVisible();
  },
};

export const AnotherRole: Story = {
  args: { initialRole: 'technician' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const orders = canvas.getByRole('row', { name: /Work orders/ });
    await expect(cellsOf(orders)).toEqual([
      'Some: decided by the database',
      'None',
      'Allbut not every field',
      'None',
    ]);
    await expect(cellsOf(canvas.getByRole('row', { name: /Priorities/ }))).toEqual(
      Array.from({ length: 4 }, () => 'Not shown'),
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Role' });
    select.focus();
    await userEvent.selectOptions(select, 'technician');
    await expect(
      canvas.getByRole('table', { name: 'What each role may do: Technician' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Work orders' })).toHaveFocus();
  },
};

export const VeryMany: Story = {
  name: 'A thousand entities, a hundred at once',
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: `e${index}`,
      label: `Entity ${index}`,
      cells: {},
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    canvas.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
