import { lazy, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import {
  type CellPosition,
  DataGrid,
  type DataGridColumn,
  type GridCells,
} from '../../components/data-grid/index.ts';
import type { FieldDescriptor, FieldInputProps } from '../../shapes/index.ts';
import {
  CellEditor,
  type CellEditorProps,
  handleCellClick,
  handleCellKey,
  pressedCell,
} from './index.ts';

const amount: FieldDescriptor = {
  name: 'amount',
  label: 'Amount',
  kind: 'decimal',
  required: false,
  readOnly: false,
  hasDefault: false,
};

interface OpenCell {
  readonly position: CellPosition;
  readonly startsEmpty: boolean;
}

function rowLink(row: string) {
  return (
    <a href={`#${row}`} data-slot="table-row-link">
      {row}
    </a>
  );
}

function amountLink(text: string | null | undefined) {
  return <a href="#amount">{text ?? '–'}</a>;
}

const rowAt = (index: number) => `row ${index}`;

/** Rows with a name, which can't be edited, and an amount. */
function Amounts({
  rows = 3,
  field = amount,
}: {
  readonly rows?: number;
  readonly field?: FieldDescriptor;
}) {
  const cells = useRef<GridCells>(null);
  const [texts, setTexts] = useState<Readonly<Record<string, string | null>>>({});
  const [open, setOpen] = useState<OpenCell>();
  const columns: readonly DataGridColumn<string>[] = [
    {
      name: 'name',
      label: 'Name',
      rowHeader: true,
      cell: rowLink,
    },
    { name: 'amount', label: 'Amount', cell: (row) => amountLink(texts[row]) },
  ];
  const edit = (position: CellPosition, startsEmpty: boolean) => {
    if (position.column === 0) return false;
    flushSync(() => setOpen({ position, startsEmpty }));
    return true;
  };
  return (
    <>
      <DataGrid
        label="Amounts"
        className="h-80"
        columns={columns}
        rowCount={rows}
        rowAt={rowAt}
        rowId={String}
        editing={{
          ref: cells,
          isReadOnly: (_, column) => column === 'name',
          onKeyDown: (event) =>
            cells.current !== null &&
            handleCellKey(event, cells.current, {
              isField: () => true,
              edit,
              clear: () => undefined,
              undo: () => undefined,
              undoCells: () => undefined,
            }),
          onClick: (event) => {
            if (cells.current !== null) handleCellClick(event, cells.current);
          },
          onDoubleClick: ({ target }) => {
            const position =
              cells.current === null ? undefined : pressedCell(target, cells.current);
            if (position !== undefined) edit(position, false);
          },
        }}
      />
      {open && (
        <CellEditor
          field={field}
          title={rowAt(open.position.row)}
          text={texts[rowAt(open.position.row)] ?? null}
          startsEmpty={open.startsEmpty}
          cell={() => cells.current?.cellAt(open.position) ?? null}
          validate={() => undefined}
          onEnd={(entered, step) => {
            const { row, column } = open.position;
            if (entered !== undefined) {
              setTexts((last) => ({ ...last, [rowAt(row)]: entered['amount'] ?? null }));
            }
            flushSync(() => setOpen(undefined));
            if (step === undefined) return;
            cells.current?.focusCell({ row: row + step.rows, column: column + step.columns });
          }}
          onSave={() => undefined}
        />
      )}
    </>
  );
}

const focused = () => document.activeElement;
const typed = () =>
  focused() instanceof HTMLInputElement ? (focused() as HTMLInputElement).value : null;
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`,
  );
const editor = () => document.querySelector('[data-slot=cell-editor]');

it('keeps typed text while its cell is scrolled out of view', async () => {
  await page.viewport(800, 400);
  await render(<Amounts rows={5000} />);
  await userEvent.keyboard('{Tab}{ArrowRight}12');
  await expect.poll(typed).toBe('12');
  document.querySelector('[data-slot=data-grid]')?.scrollTo({ top: 100_000 });
  await expect.poll(() => cell(0, 1)).toBeNull();
  expect(typed()).toBe('12');
  await userEvent.keyboard('3{Enter}');
  await expect.poll(() => focused() === cell(1, 1)).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => cell(0, 1)?.textContent).toBe('123');
});

it('types keys that were pressed while its input was loading', async () => {
  const loaded = Promise.withResolvers<void>();
  const Input = lazy(async () => {
    await loaded.promise;
    return {
      default: ({ onValueChange }: FieldInputProps) => (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the fields' own inputs
          autoFocus
          aria-label="Amount"
          onChange={(event) => onValueChange?.(event.target.value)}
        />
      ),
    };
  });
  await render(<Amounts field={{ ...amount, input: Input }} />);
  await userEvent.keyboard('{Tab}{ArrowRight}12');
  await expect.poll(editor).not.toBeNull();
  loaded.resolve();
  await expect.poll(typed).toBe('12');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(0, 1)?.textContent).toBe('12');
});

it('edits a value that links elsewhere by a double press, and leaves the record’s own link alone', async () => {
  await render(<Amounts />);
  await userEvent.click(cell(1, 1)?.querySelector('a') as Element);
  expect(location.hash).not.toBe('#amount');
  expect(focused()).toBe(cell(1, 1));
  await userEvent.dblClick(cell(1, 1)?.querySelector('a') as Element);
  await expect.poll(editor).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused() === cell(1, 1)).toBe(true);
  expect(cell(1, 0)?.getAttribute('aria-readonly')).toBe('true');
  await userEvent.click(cell(1, 0)?.querySelector('a') as Element);
  expect(location.hash).toBe('#row%201');
});

it('tells giving up apart from keys that save what is there', async () => {
  const ended = vi.fn<CellEditorProps['onEnd']>();
  const shown = (key: string) => (
    <CellEditor
      key={key}
      field={amount}
      title="row 0"
      text="12"
      startsEmpty={false}
      cell={() => null}
      validate={() => 'Refused before.'}
      savesAtOnce
      onEnd={ended}
      onSave={() => undefined}
    />
  );
  const { rerender } = await render(shown('saved'));
  await expect.poll(typed).toBe('12');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(ended.mock.lastCall).toEqual([undefined, { rows: 0, columns: 0 }]);
  await rerender(shown('cancelled'));
  await expect.poll(typed).toBe('12');
  await userEvent.keyboard('{Escape}');
  expect(ended.mock.lastCall).toEqual([undefined, { rows: 0, columns: 0 }, true]);
});
