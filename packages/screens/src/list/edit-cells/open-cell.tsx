import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { CellPosition, GridCells } from '@ninefold/ui/components/data-grid';
import { CellEditor, type CellStep, type EnteredTexts } from '@ninefold/ui/patterns/cell-editing';
import type { FieldDescriptor, RecordOption, SearchRecords } from '@ninefold/ui/shapes';
import { useCallback, useRef } from 'react';
import type { CellRules } from './cell-rules.ts';
import { type RecordEdits, savedText } from './edits.ts';

/** The cell that is edited. */
export interface OpenCell {
  readonly row: RecordRow;
  readonly name: string;
  readonly field: FieldDescriptor;
  readonly position: CellPosition;
  readonly startsEmpty: boolean;
}

export interface OpenCellEditorProps {
  readonly entity: Entity;
  readonly open: OpenCell;
  readonly edited: RecordEdits | undefined;
  readonly rules: CellRules;
  readonly searchRecords: SearchRecords;
  /** Returns the cell, as long as it is drawn. */
  readonly cell: () => HTMLElement | null;
  readonly onEnd: (texts: EnteredTexts | undefined, step?: CellStep) => void;
  readonly onSave: () => void;
}

/** The editor over the cell that is edited. */
export function OpenCellEditor({ entity, open, edited, rules, ...props }: OpenCellEditorProps) {
  const { row, name, field, startsEmpty } = open;
  const texts = edited?.texts ?? {};
  return (
    <CellEditor
      key={`${row.id} ${name}`}
      field={field}
      title={row.title}
      text={Object.hasOwn(texts, name) ? (texts[name] ?? null) : savedText(entity, row, name)}
      startsEmpty={startsEmpty}
      link={linkOf(open, edited)}
      validate={(text) => rules.problemOf(row, name, { ...texts, [name]: text })}
      {...props}
    />
  );
}

/** The record that a cell refers to, edited or saved. */
function linkOf({ field, row }: OpenCell, edited: RecordEdits | undefined) {
  const { constraint } = field.reference ?? {};
  if (constraint === undefined) return undefined;
  const links = Object.hasOwn(edited?.links ?? {}, constraint) ? edited?.links : row.links;
  return links?.[constraint];
}

/** Returns the place of a cell now: the list may have been read again. */
export function placeOf(
  { row, name, position }: OpenCell,
  rows: readonly RecordRow[],
  cells: GridCells | null,
): CellPosition {
  const index = rows.findIndex(({ id }) => id === row.id);
  const column = cells?.columns.indexOf(name) ?? -1;
  return {
    row: index === -1 ? Math.min(position.row, rows.length - 1) : index,
    column: column === -1 ? position.column : column,
  };
}

/** Remembers the labels of the records that were offered, to show the chosen one by it. */
export function useRememberedSearch(searchRecords: SearchRecords) {
  const offered = useRef<readonly RecordOption[]>([]);
  const remembered = useCallback<SearchRecords>(
    async (field, text, signal) => {
      const found = await searchRecords(field, text, signal);
      offered.current = [...found, ...offered.current];
      return found;
    },
    [searchRecords],
  );
  return {
    searchRecords: remembered,
    linkOf: (texts: EnteredTexts) => {
      const chosen = offered.current.find(({ values = {} }) => {
        const own = Object.entries(values);
        return own.length > 0 && own.every(([name, value]) => texts[name] === value);
      });
      return chosen && { label: chosen.label };
    },
  };
}
