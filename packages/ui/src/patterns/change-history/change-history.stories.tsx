import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { customer, due, status, title } from '../../../testing/workshop-sample/fields.ts';
import { ChangeHistory, ChangeWords, type HistoryEntry } from './index.ts';

const twoHoursAgo = new Date(Date.now() - 125 * 60_000).toISOString();
const inAugust = '2026-08-31T08:30:00+02:00';

const technician: FieldDescriptor = {
  ...customer,
  name: 'technician_id',
  label: 'Technician',
  reference: { constraint: 'work_order_technician_id_fkey', entityLabel: 'Technician' },
};

const planned: HistoryEntry = {
  id: '1',
  kind: 'changed',
  changes: [{ field: status, before: { value: 'open' }, after: { value: 'planned' } }],
  hasMore: false,
  by: 'Ada Novak',
  at: twoHoursAgo,
};

const several: HistoryEntry = {
  id: '2',
  kind: 'changed',
  changes: [
    { field: status, before: { value: 'planned' }, after: { value: 'in_progress' } },
    {
      field: technician,
      before: { value: null },
      after: { value: '4', link: { label: 'Jonas Weber', href: '#jonas' } },
    },
    { field: due, before: { value: '2026-11-20T11:00:00+00:00' }, after: { value: null } },
    {
      field: title,
      before: { value: 'Replace the spindle bearing' },
      after: { value: 'Replace the spindle bearing and both of its seals, with a test run' },
    },
  ],
  hasMore: true,
  by: 'Ada Novak',
  at: inAugust,
};

const entries: readonly HistoryEntry[] = [
  planned,
  several,
  {
    id: '3',
    kind: 'created',
    subject: { label: 'Visit Repair and test run', href: '#visit' },
    changes: [],
    hasMore: false,
    by: 'Piet Albers',
    at: inAugust,
  },
  { id: '4', kind: 'changed', changes: [], hasMore: true, at: inAugust },
  { id: '5', kind: 'deleted', changes: [], hasMore: false, by: 'Piet Albers', at: inAugust },
];

const meta = {
  title: 'Patterns/Change history',
  component: ChangeHistory,
  subcomponents: { ChangeWords },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  args: { label: 'History', entries },
} satisfies Meta<typeof ChangeHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'History' });
    const texts = [...list.children].map((item) => item.textContent);
    await expect(texts).toEqual([
      'Status changed from Open to Planned by Ada Novak, 2 hours ago',
      expect.stringMatching(
        /^4 fields changed by Ada Novak, 31 August 2026Status changed from Planned to In progressTechnician set to Jonas WeberDue changed from 20 Nov 2026.* to empty.*Other fields: not shown$/,
      ),
      'Visit Repair and test run: Created by Piet Albers, 31 August 2026',
      'Changed, fields not shown, 31 August 2026',
      'Deleted by Piet Albers, 31 August 2026',
    ]);
  },
};

export const OneLine: Story = {
  name: 'On one line, for a cell',
  render: () => (
    <p className="max-w-2xl truncate">
      <ChangeWords entry={several} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Status changed from Planned to In progress; Technician set to Jonas Weber; Due changed from 20 Nov 2026, 12:00 to empty/,
    );
  },
};

export const Undo: Story = {
  name: 'A change can be taken back',
  args: { entries: [{ ...planned, onUndo: fn(() => Promise.resolve()) }, several] },
  play: async ({ args, canvasElement, userEvent }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription(/^Status changed from Open to Planned/);
    await userEvent.click(undo);
    await expect(args.entries[0]?.onUndo).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
