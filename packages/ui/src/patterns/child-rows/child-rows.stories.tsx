import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';
import { type ChildRow, ChildRows, type ChildRowsProps } from './index.ts';

const plain = { required: false, readOnly: false, hasDefault: false } as const;
const fields: readonly FieldDescriptor[] = [
  {
    ...plain,
    name: 'kind',
    label: 'Kind',
    kind: 'enum',
    required: true,
    options: [
      { value: 'labour', label: 'Labour' },
      { value: 'part', label: 'Part' },
    ],
  },
  {
    ...plain,
    name: 'description',
    label: 'Description',
    kind: 'text',
    required: true,
    maxLength: 200,
  },
  { ...plain, name: 'quantity', label: 'Quantity', kind: 'decimal', hasDefault: true },
  { ...plain, name: 'unit_price', label: 'Unit price', kind: 'decimal', required: true },
  { ...plain, name: 'amount', label: 'Amount', kind: 'decimal', readOnly: true, generated: true },
];
const [, , quantity, , amount] = fields as readonly [
  FieldDescriptor,
  FieldDescriptor,
  FieldDescriptor,
  FieldDescriptor,
  FieldDescriptor,
];

const empty = { fields, start: 0, links: {}, deleted: false, problems: {} };
const stored = (id: string, description: string, price: string): ChildRow => {
  const texts = { kind: 'labour', description, quantity: '1', unit_price: price };
  return { ...empty, id, texts, values: { ...texts, amount: price } };
};
const lines: readonly ChildRow[] = [
  stored('a', 'Dismount spindle', '84.00'),
  stored('b', 'Exchange bearing', '126.50'),
  stored('c', 'Test run', '42.00'),
];

/** Rows that are kept as a form keeps them. */
function KeptRows(props: ChildRowsProps) {
  const [rows, setRows] = useState(props.rows);
  const update = (id: string, change: (row: ChildRow) => ChildRow) =>
    setRows((last) => last.map((row) => (row.id === id ? change(row) : row)));
  const enter = (id: string, texts: Readonly<Record<string, FieldText>>) =>
    update(id, (row) => ({ ...row, texts: { ...row.texts, ...texts } }));
  return (
    <ChildRows
      {...props}
      rows={rows.map((row) => ({
        ...row,
        blank: row.values === undefined && Object.keys(row.texts).length === 0,
      }))}
      onAdd={props.onAdd && ((id) => setRows((last) => [...last, { ...empty, id, texts: {} }]))}
      onEdit={enter}
      onEnter={(id, texts) => {
        enter(id, texts);
        update(id, (row) => ({ ...row, start: row.start + 1 }));
      }}
      onDelete={props.onDelete && ((id) => update(id, (row) => ({ ...row, deleted: true })))}
      onRemoveNew={(id) => setRows((last) => last.filter((row) => row.id !== id))}
      onRestore={(id) => update(id, (row) => ({ ...row, deleted: false }))}
      onMove={
        props.onMove &&
        ((id, step) =>
          setRows((last) => {
            const from = last.findIndex((row) => row.id === id);
            const moved = last[from];
            const others = last.filter((row) => row.id !== id);
            return moved === undefined ? last : others.toSpliced(from + step, 0, moved);
          }))
      }
    />
  );
}

const meta = {
  title: 'Patterns/Rows of a form',
  component: ChildRows,
  render: (args) => <KeptRows {...args} />,
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <div className="p-4">
          <Story />
        </div>
      </ValueFormatProvider>
    ),
  ],
  args: {
    title: 'Invoice lines',
    fields,
    rows: lines,
    cellId: (row, field) => `${row}-${field}`,
    totals: [
      { field: quantity, sum: '3' },
      { field: amount, sum: undefined },
    ],
    onAdd: fn(),
    onEdit: fn(),
    onEnter: fn(),
    onLeave: fn(),
    onUnreadable: fn(),
    onDelete: fn(),
    onRemoveNew: fn(),
    onRestore: fn(),
    onMove: fn(),
    onPaste: fn(async () => '4 cells pasted.'),
  },
} satisfies Meta<typeof ChildRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A row is added by what it is, and the first value that it still needs has the focus. */
export const AddedByKind: Story = {
  name: 'A row is added by its kind',
  parameters: { visual: { none: 'The default story shows the buttons.' } },
  args: { rows: [] },
  play: async ({ canvas }) => {
    const of = (name: string, row: number) =>
      canvas.findByLabelText(new RegExp(`^${name}, row ${row}`));
    const kinds = within(canvas.getByRole('group', { name: 'Add row: Kind' }));
    await userEvent.click(kinds.getByRole('button', { name: 'Add row: Part' }));
    await expect(await of('Kind', 1)).toHaveDisplayValue('Part');
    await expect(await of('Description', 1)).toHaveFocus();
    await userEvent.keyboard('Bearing');
    await userEvent.click(kinds.getByRole('button', { name: 'Add row: Labour' }));
    await expect(await of('Kind', 2)).toHaveDisplayValue('Labour');
    await expect(await of('Description', 2)).toHaveFocus();

    // An empty row is filled before another one is added.
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await userEvent.click(kinds.getByRole('button', { name: 'Add row: Labour' }));
    await expect(await of('Kind', 3)).toHaveDisplayValue('Labour');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Problems: Story = {
  name: 'With problems',
  args: {
    rows: [
      ...lines.slice(0, 1),
      {
        ...stored('b', '', '-1'),
        problems: { description: 'Fill in Description.', unit_price: 'At least 0.' },
      },
      {
        ...stored('c', 'Test run', '42.00'),
        message: 'You can see this line, but you don’t have permission to edit it.',
      },
      { ...stored('d', 'Travel', '12.00'), deleted: true },
    ],
  },
};

/** Some records can't be deleted: the button says why. */
export const NotDeletable: Story = {
  name: 'A row that can’t be deleted',
  args: {
    rows: lines.map((row, index) =>
      index === 1
        ? { ...row, notDeletable: 'Your role can delete only these records: open ones.' }
        : row,
    ),
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete row 2' });
    await expect(button).toHaveAccessibleDescription(/only these records: open ones/);
    await userEvent.click(button);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete row 1' }));
    await canvas.findByRole('button', { name: 'Undo deleting row 1' });
  },
};

export const ReadOnly: Story = {
  name: 'A role that may only edit',
  args: { onAdd: undefined, onDelete: undefined, onMove: undefined },
};

export const ByKeyboard: Story = {
  name: 'Entered by keyboard',
  args: { hasAddKey: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getByRole('region', { name: 'Invoice lines' });
    const cell = (name: string) => within(rows).getByLabelText(new RegExp(`^${name}`));
    await waitFor(() => expect(cell('Unit price, row 3')).toBeVisible());

    // Enter goes on, and adds a row at the end.
    cell('Description, row 3').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell('Quantity, row 3')).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(cell('Kind, row 4')).toHaveFocus());
    await expect(within(rows).getByText('Row 4 added')).toBeInTheDocument();

    // Tab leaves an empty row, and adds none.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(rows).queryByText('Row 5 added')).toBeNull();
    await expect(canvas.queryByLabelText(/^Kind, row 5/)).toBeNull();

    // Alt with an arrow moves a row, and keeps the focus.
    cell('Description, row 3').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(cell('Description, row 2')).toHaveFocus());
    await expect(cell('Description, row 2')).toHaveValue('Test run');

    // A stored row is deleted with the form, and comes back.
    within(rows).getByRole('button', { name: 'Delete row 1' }).focus();
    await userEvent.keyboard('{Enter}');
    const undo = await within(rows).findByRole('button', { name: 'Undo deleting row 1' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(rows).getByRole('button', { name: 'Delete row 1' })).toHaveFocus(),
    );

    // From anywhere on the screen: to the row that is still empty, else to one that is added.
    await userEvent.keyboard('{Alt>}{Shift>}a{/Shift}{/Alt}');
    await waitFor(() => expect(cell('Kind, row 4')).toHaveFocus());
    await userEvent.selectOptions(cell('Kind, row 4'), 'Labour');
    await userEvent.keyboard('{Alt>}{Shift>}a{/Shift}{/Alt}');
    await waitFor(() => expect(cell('Kind, row 5')).toHaveFocus());
  },
};

export const Pasted: Story = {
  name: 'A block is pasted',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a\t1\nb\t2');
    const options = { clipboardData, bubbles: true, cancelable: true };
    const into = await canvas.findByLabelText(/^Description, row 2/);
    into.dispatchEvent(new ClipboardEvent('paste', options));
    await expect(args.onPaste).toHaveBeenCalledWith(
      [
        ['a', '1'],
        ['b', '2'],
      ],
      'b',
      'description',
    );
    await waitFor(() => expect(canvas.getByText('4 cells pasted.')).toBeInTheDocument());
  },
};

export const RightToLeft: Story = {
  ...Problems,
  name: 'Right to left',
  globals: { direction: 'rtl' },
};

export const Phone: Story = {
  ...Problems,
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
};
