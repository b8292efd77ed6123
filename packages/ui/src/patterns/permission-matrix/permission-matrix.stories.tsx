import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MatrixRow } from './permission-matrix-props.ts';
import { PermissionMatrix } from './permission-matrix.tsx';

const rows: readonly MatrixRow[] = [
  {
    id: 'work_order',
    label: 'Work orders',
    href: '#work_order',
    limited: true,
    cells: {
      dispatcher: {
        may: { read: 'all', create: 'all', change: 'all', remove: 'all' },
        href: '#dispatcher',
      },
      technician: { may: { read: 'some records', change: 'some' }, href: '#technician' },
    },
  },
  {
    id: 'priority',
    label: 'Priorities',
    limited: false,
    cells: {
      dispatcher: { may: { read: 'all' }, href: '#dispatcher-priority' },
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'What each role may do' }));
    const row = table.getByRole('row', { name: /Work orders/ });
    await expect(within(row).getAllByText('not allowed')).toHaveLength(2);
    await expect(row).toHaveTextContent('by policies');
    await expect(
      within(row).getByRole('link', { name: 'Technician, Work orders: Delete, not allowed' }),
    ).toHaveAttribute('href', '#technician');
    const priorities = table.getByRole('row', { name: /Priorities/ });
    await expect(within(priorities).getAllByText('not shown')).toHaveLength(4);
    await expect(
      within(row).getByRole('link', { name: 'Technician, Work orders: Edit, some fields' }),
    ).toHaveAttribute('href', '#technician');
    await expect(canvas.getByText('Permissions of Owner: not shown')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Work orders' }).focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', { name: 'Dispatcher, Work orders: Read, allowed' }),
    ).toHaveFocus();
  },
};

export const VeryMany: Story = {
  name: 'A thousand entities, a hundred at once',
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: `e${index}`,
      label: `Entity ${index}`,
      limited: false,
      cells: {},
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    canvas.getByRole('button', { name: 'Show more entities' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
