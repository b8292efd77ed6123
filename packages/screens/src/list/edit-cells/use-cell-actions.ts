import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { CellBlock, GridCells, RangeBox } from '@ninefold/ui/components/data-grid';
import { useValueFormat } from '@ninefold/ui/fields';
import type { RefusedCell } from '@ninefold/ui/patterns/cell-editing';
import type { RefObject } from 'react';
import { failureOf, whileSignedIn } from '../../application/index.ts';
import { useRecordSource, useScreen } from '../../screen-context/index.ts';
import type { CellRules } from './cell-rules.ts';
import { type Edits, withoutFields, withTexts } from './edits.ts';
import { editCellsMessages } from './messages.ts';
import { filledBlock, pasteCells } from './paste-cells.ts';
import type { EditsOfList } from './use-edits.ts';

/** The cells of a pasted block that stay as they are, and what is said about the others. */
export interface Refusal {
  readonly cells: readonly RefusedCell[];
  readonly note: string;
}

export interface CellActionsOptions {
  readonly entity: Entity;
  readonly rules: CellRules;
  readonly state: EditsOfList;
  readonly cells: RefObject<GridCells | null>;
  /** The records that the list shows. */
  readonly rows: readonly RecordRow[];
  readonly isField: (column: string) => boolean;
  /** Says what was done, or why nothing was. */
  readonly onStatus: (status: string) => void;
  readonly onRefusal: (refusal: Refusal) => void;
}

/** Returns what empties cells, undoes their edits, and pastes into them. */
export function useCellActions(options: CellActionsOptions) {
  const { entity, rules, state, cells, rows, isField, onStatus, onRefusal } = options;
  const { application, loaded } = useScreen();
  const source = useRecordSource();
  const { locale, timeZone } = useValueFormat();

  /** The records and fields of cells. */
  function cellsIn({ top, bottom, start, end }: RangeBox) {
    const columns = cells.current?.columns.slice(start, end + 1) ?? [];
    return {
      rows: rows.slice(Math.max(0, top), bottom + 1),
      columns: columns.filter(isField),
    };
  }

  function clear(box: RangeBox): void {
    const { rows: listed, columns } = cellsIn(box);
    let next = state.latest();
    let count = 0;
    let denial: string | undefined;
    for (const [row, name] of listed.flatMap((each) =>
      columns.map((column) => [state.rowOf(each), column] as const),
    )) {
      const field = rules.isReadOnly(row, name) ? undefined : rules.anyFieldOf(name);
      if (field === undefined) denial ??= rules.denialOf(row, name);
      else if (!(field.nullable ?? !field.required)) {
        denial ??= editCellsMessages.notEmpty({ field: field.label });
      } else {
        const { reference } = field;
        // Fields that other references share keep theirs.
        const names = (reference?.fields ?? [name]).filter(
          (each) => reference?.dependsOn?.includes(each) !== true,
        );
        const texts = Object.fromEntries(names.map((each) => [each, null]));
        const links = reference === undefined ? {} : { [reference.constraint]: null };
        next = withTexts(next, entity, row, texts, links);
        count += 1;
      }
    }
    if (count > 0) state.edit(() => next);
    onStatus([count > 0 && editCellsMessages.cleared({ count }), denial].filter(Boolean).join(' '));
  }

  function undo(): void {
    onStatus(state.undo() ? editCellsMessages.undone : editCellsMessages.nothingToUndo);
  }

  function undoCells(box: RangeBox): void {
    const { rows: listed, columns } = cellsIn(box);
    const undone = (before: Edits) =>
      listed.reduce((next, { id }) => withoutFields(next, entity, id, columns), before);
    const before = state.latest();
    const isChanged = listed.some(({ id }) =>
      columns.some((name) => Object.hasOwn(before.get(id)?.texts ?? {}, name)),
    );
    if (isChanged) state.edit(undone);
    onStatus(isChanged ? editCellsMessages.undone : editCellsMessages.nothingToUndo);
  }

  async function paste(
    block: CellBlock,
    at: { readonly row: number; readonly column: string },
  ): Promise<void> {
    const grid = cells.current;
    if (grid === null) return;
    const { range } = grid;
    const filled = range
      ? filledBlock(block, range.bottom - range.top + 1, range.end - range.start + 1)
      : block;
    const width = filled.reduce((widest, row) => Math.max(widest, row.length), 0);
    const from = grid.columns.indexOf(at.column);
    const columns = grid.columns.slice(from, from + width);
    const into = rows.slice(at.row, at.row + filled.length);
    const format = {
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      days: { locale, isChosen: true },
      // As the reader's own programs write them.
      numbers: { locale, isChosen: true },
    };
    const [rowsLeft, columnsLeft] = [filled.length - into.length, width - columns.length];
    const note = [
      rowsLeft > 0 && editCellsMessages.rowsLeft({ count: rowsLeft }),
      columnsLeft > 0 && editCellsMessages.columnsLeft({ count: columnsLeft }),
    ]
      .filter(Boolean)
      .join(' ');
    try {
      const pasted = await whileSignedIn(application, () =>
        pasteCells(
          { ...source, specification: loaded.specification },
          entity,
          rules,
          { block: filled, rows: into, columns },
          { format, edits: state.latest() },
        ),
      );
      if (pasted.cells > 0) state.edit(pasted.apply);
      onStatus(`${editCellsMessages.pasted({ count: pasted.cells })} ${note}`.trim());
      if (pasted.refused.length > 0) onRefusal({ cells: pasted.refused, note });
    } catch (error) {
      onStatus(failureOf(error).message);
    }
  }

  return { clear, undo, undoCells, paste };
}
