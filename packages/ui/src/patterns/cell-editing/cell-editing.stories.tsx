import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CellPosition, GridCells } from '../../components/data-grid/index.ts';
import { fieldText, ValueFormatProvider } from '../../fields/index.ts';
import type { FieldDescriptor, FieldText, RecordRow } from '../../shapes/index.ts';
import { EditConflict } from '../edit-conflict/index.ts';
import { RecordList } from '../record-list/index.ts';
import { estimate, listFields, status, title } from '../../../testing/workshop-sample/fields.ts';
import { samplePage, sampleRows } from '../../../testing/workshop-sample/rows.ts';
import {
  boxOf,
  CellEditor,
  ChangesDialog,
  EditBar,
  EditedValue,
  type EnteredTexts,
  handleCellClick,
  handleCellKey,
  pressedCell,
  RefusedCellsDialog,
} from './index.ts';

const saved = fn();

interface OpenCell {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
  readonly position: CellPosition;
  readonly startsEmpty: boolean;
}

const problemOf = (field: FieldDescriptor, text: FieldText) =>
  field.required && text === null ? `Fill in ${field.label}.` : undefined;

/** A list whose edits are kept as a screen keeps them, without rules of a database. */
function EditedRecords() {
  const cells = useRef<GridCells>(null);
  const [edits, setEdits] = useState<Readonly<Record<string, EnteredTexts>>>({});
  const [open, setOpen] = useState<OpenCell>();
  const [message, setMessage] = useState('');
  const textOf = (row: RecordRow, { name, kind }: FieldDescriptor): FieldText =>
    edits[row.id]?.[name] === undefined
      ? fieldText({ kind }, row.values[name])
      : (edits[row.id]?.[name] ?? null);
  const rows = useMemo(
    () =>
      samplePage.rows.map((row) => {
        const own = Object.entries(edits[row.id] ?? {}).map(([name, text]) => {
          const field = listFields.find((each) => each.name === name) ?? title;
          return [
            name,
            <EditedValue key={name} field={field} value={text} problem={problemOf(field, text)} />,
          ];
        });
        return own.length === 0
          ? row
          : { ...row, shown: Object.fromEntries(own) as RecordRow['shown'] };
      }),
    [edits],
  );

  const enter = (row: RecordRow, texts: EnteredTexts) =>
    setEdits((last) => ({ ...last, [row.id]: { ...last[row.id], ...texts } }));
  const edit = (position: CellPosition, startsEmpty: boolean) => {
    const row = samplePage.rows[position.row];
    const field = listFields.find(({ name }) => name === cells.current?.columns[position.column]);
    if (row === undefined || field === undefined) return false;
    if (field.readOnly) {
      setMessage(`${field.label} is set automatically.`);
      return false;
    }
    flushSync(() => setOpen({ row, field, position, startsEmpty }));
    return true;
  };
  const clear = () => {
    if (cells.current === null) return;
    const { top, bottom, start, end } = boxOf(cells.current);
    for (const row of samplePage.rows.slice(top, bottom + 1)) {
      const names = cells.current.columns.slice(start, end + 1);
      enter(row, Object.fromEntries(names.map((name) => [name, null])));
    }
  };
  const changes = Object.values(edits).map((texts) => Object.keys(texts).length);

  return (
    <div className="flex h-dvh flex-col">
      <RecordList
        label="Work orders"
        fields={listFields}
        titleField="title"
        page={{ ...samplePage, rows }}
        state={{ sort: [], offset: 0, limit: 16 }}
        hrefFor={() => '#'}
        editing={{
          editing: {
            ref: cells,
            isReadOnly: (_, column) => column === 'number',
            onKeyDown: (event) =>
              cells.current !== null &&
              handleCellKey(event, cells.current, {
                isField: (column) => listFields.some(({ name }) => name === column),
                edit,
                clear,
                undo: () => setEdits({}),
                undoCells: () => setEdits({}),
              }),
            onClick: (event) => {
              if (cells.current !== null) handleCellClick(event, cells.current);
            },
            onDoubleClick: ({ target }) => {
              if (cells.current === null) return;
              const position = pressedCell(target, cells.current);
              if (position !== undefined) edit(position, false);
            },
          },
        }}
      />
      <EditBar
        label="Edit work orders"
        counts={{
          cells: changes.reduce((sum, count) => sum + count, 0),
          records: changes.length,
          outOfSight: 0,
          problems: 0,
        }}
        status={message}
        onSave={saved}
        onUndoAll={() => setEdits({})}
        onShow={fn()}
        onDone={fn()}
      />
      {open && (
        <CellEditor
          key={`${open.row.id} ${open.field.name}`}
          field={open.field}
          title={open.row.title}
          text={textOf(open.row, open.field)}
          startsEmpty={open.startsEmpty}
          cell={() => cells.current?.cellAt(open.position) ?? null}
          validate={(text) => problemOf(open.field, text)}
          onEnd={(texts, step) => {
            if (texts !== undefined) enter(open.row, texts);
            flushSync(() => setOpen(undefined));
            const { row, column } = open.position;
            if (step === undefined) return;
            cells.current?.focusCell({ row: row + step.rows, column: column + step.columns });
          }}
          onSave={saved}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Patterns/Edit cells',
  component: EditBar,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ValueFormatProvider locale="en-GB" timeZone="Europe/Berlin">
        <Story />
      </ValueFormatProvider>
    ),
  ],
  args: {
    label: 'Edit work orders',
    counts: { cells: 3, records: 2, outOfSight: 1, problems: 1 },
    status: 'Undone',
    onSave: fn(),
    onUndoAll: fn(),
    onShow: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof EditBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const Saving: Story = { args: { progress: { done: 1, count: 2 }, status: '' } };

export const Nothing: Story = {
  name: 'No changes',
  args: {
    counts: { cells: 0, records: 0, outOfSight: 0, problems: 0 },
    status: 'Press Enter or type to edit a cell.',
  },
};

const [first, second] = sampleRows as readonly [RecordRow, RecordRow];

export const ByKeyboard: Story = {
  name: 'Edited by keyboard',
  parameters: { visual: { play: 'own width' } },
  render: () => <EditedRecords />,
  play: async ({ canvasElement }) => {
    saved.mockClear();
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Work orders' });
    await expect(grid).toHaveAttribute('aria-readonly', 'false');
    const cell = (row: number, column: number) =>
      grid.querySelector(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`);
    (cell(2, 1) as HTMLElement).focus();

    // A field that the database fills in says so, and stays.
    await userEvent.keyboard('{ArrowRight}');
    await expect(cell(2, 2)).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Number is set automatically.')).toBeVisible());
    await expect(cell(2, 2)).toHaveFocus();

    // Typing replaces the value, Enter keeps it and moves down.
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('950');
    const editor = await screen.findByRole('dialog', { name: `Estimate, ${first.title}` });
    await waitFor(() => expect(within(editor).getByRole('textbox')).toHaveValue('950'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cell(3, 7)).toHaveFocus());
    await expect(cell(2, 7)).toHaveTextContent(/950.*Edited/);

    // F2 starts with the value, Escape keeps it.
    await userEvent.keyboard('{F2}');
    await screen.findByRole('dialog', { name: `Estimate, ${second.title}` });
    await userEvent.keyboard('1{Escape}');
    await waitFor(() => expect(cell(3, 7)).toHaveFocus());
    await expect(cell(3, 7)).not.toHaveTextContent('Edited');

    // Text that isn't a number keeps the editor open, and stays in it.
    await userEvent.keyboard('many{Enter}');
    const refused = await screen.findByRole('dialog', { name: `Estimate, ${second.title}` });
    await waitFor(() => expect(within(refused).getByRole('textbox')).toBeInvalid());
    await expect(within(refused).getByRole('textbox')).toHaveValue('many');
    await userEvent.keyboard('{Escape}');

    // Delete empties; an empty title is not valid.
    await userEvent.keyboard('{Home}{Delete}');
    await waitFor(() => expect(cell(3, 1)).toHaveTextContent('Not valid: Fill in Title.'));
    await waitFor(() => expect(canvas.getByText('2 changes in 2 records')).toBeVisible());
  },
};

export const ByMouse: Story = {
  name: 'Edited by mouse',
  parameters: { visual: { play: 'own width' } },
  render: () => <EditedRecords />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Work orders' });
    const [, , dueCell] = within(grid.querySelectorAll('tbody tr')[1] as HTMLElement).getAllByRole(
      'gridcell',
    );
    const before = canvasElement.ownerDocument.location.hash;
    await userEvent.dblClick(dueCell as HTMLElement);
    const editor = await screen.findByRole('dialog', { name: `Due, ${second.title}` });
    await waitFor(() => expect(editor).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(grid.querySelector('tbody th') as HTMLElement);
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    // A press on a row doesn't follow its link while cells are edited.
    await expect(canvasElement.ownerDocument.location.hash).toBe(before);
  },
};

export const RightToLeft: Story = {
  ...ByMouse,
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: undefined,
};

const changes = [
  {
    id: first.id,
    title: first.title,
    href: '#first',
    changes: [
      {
        field: title,
        before: { value: first.title },
        after: { value: 'Ab' },
        problem: 'At least 3 characters.',
        onUndo: fn(),
      },
      { field: status, before: { value: 'open' }, after: { value: 'planned' }, onUndo: fn() },
    ],
  },
  {
    id: second.id,
    title: second.title,
    message: 'This work order has changed since you opened it. Your changes were not saved.',
    conflict: (
      <EditConflict
        fields={[estimate]}
        opened={second}
        current={{ ...second, values: { ...second.values, estimate: '3120.00' } }}
        onLoadCurrent={fn()}
      />
    ),
    changes: [
      { field: estimate, before: { value: '2980.50' }, after: { value: '950' }, onUndo: fn() },
    ],
  },
];

export const Changes: Story = {
  name: 'All changes, with the problems that prevent saving',
  render: () => <ChangesDialog records={changes} onClose={fn()} />,
};

export const Refused: Story = {
  name: 'Cells that were not pasted',
  render: () => (
    <RefusedCellsDialog
      note="2 rows didn’t fit: this page has no more rows."
      cells={[
        {
          record: first.title,
          field: 'Estimate',
          text: '12 kg',
          problem: 'Enter a number: 1,234.5',
        },
        {
          record: second.title,
          field: 'Number',
          text: 'WO-1',
          problem: 'Number is set automatically.',
        },
      ]}
      onClose={fn()}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'mobile2' } } };
