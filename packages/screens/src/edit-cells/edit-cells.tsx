import type { RecordPage, RecordRow } from '@ninefold/data/records';
import { type Entity, entityName } from '@ninefold/specification';
import type {
  CellBlock,
  CellEditing,
  CellPosition,
  GridCells,
  RangeBox,
} from '@ninefold/ui/components/data-grid';
import { useValueFormat } from '@ninefold/ui/fields';
import {
  CellEditor,
  type CellStep,
  type EnteredTexts,
  EditBar,
  type EditCounts,
  handleCellClick,
  handleCellKey,
  pressedCell,
  type RefusedCell,
  RefusedCellsDialog,
} from '@ninefold/ui/patterns/cell-editing';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import type {
  FieldDescriptor,
  RecordOption,
  RecordRow as ShownRow,
  SearchRecords,
} from '@ninefold/ui/shapes';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../errors/index.ts';
import { useRecordSearch } from '../record-actions/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { useDirtyGuard } from '../unsaved-changes/index.ts';
import { type CellRules, cellRules, editProblem } from './cell-rules.ts';
import { copiedText } from './copied-text.ts';
import { EditChanges } from './edit-changes.tsx';
import { editedRows } from './edited-page.tsx';
import {
  countedFields,
  type Edits,
  isFailed,
  type RecordEdits,
  savedText,
  withoutFields,
  withTexts,
} from './edits.ts';
import { editCellsMessages } from './messages.ts';
import { filledBlock, pasteCells } from './paste-cells.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useEdits } from './use-edits.ts';
import { useSave } from './use-save.ts';

/** What a list shows while its cells are edited: its page with the edited values. Empty until that has begun. */
export type EditedList = Pick<Partial<RecordListProps>, 'page' | 'editing'>;

export interface EditCellsProps {
  readonly entity: Entity;
  /** Undefined while it is loading. */
  readonly page: RecordPage | undefined;
  /** The columns, and the names of those that don't fit. */
  readonly fields: readonly FieldDescriptor[];
  readonly hidden: readonly string[];
  /** Called with undefined when editing ends. */
  readonly onChange: (list: EditedList | undefined) => void;
}

/** The cell that is edited. */
interface OpenCell {
  readonly row: RecordRow;
  readonly name: string;
  readonly field: FieldDescriptor;
  readonly position: CellPosition;
  readonly startsEmpty: boolean;
}

interface Refusal {
  readonly cells: readonly RefusedCell[];
  readonly note: string;
}

const noRows: readonly RecordRow[] = [];
/** Cells that can't be edited stand back. */
const readOnlyCells = '[&_[aria-readonly=true]]:text-ink-subtle';

/** Edits the cells of a list in place: keeps the edits, and saves them together. */
export function EditCells(props: EditCellsProps) {
  const { entity, page, hidden, onChange } = props;
  const { application, loaded, roles } = useScreen();
  const source = useRecordSource();
  const { locale, timeZone } = useValueFormat();
  const rules = useMemo(() => cellRules({ loaded, roles }, entity), [loaded, roles, entity]);
  const state = useEdits();
  const { edits } = state;
  const cells = useRef<GridCells>(null);
  const [open, setOpen] = useState<OpenCell>();
  const [status, setStatus] = useState('');
  const [isShown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { progress, save: saveAll, dialog } = useSave(entity, state);
  const guard = useDirtyGuard(undefined, undefined, true);
  const { setDirty } = guard;
  const search = useRememberedSearch(useRecordSearch(entity));
  const isEdited = edits.size > 0;
  const rows = page?.rows ?? noRows;
  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  });
  const fields = useSameFields(props.fields);
  const isSaving = useRef(false);
  const isField = (column: string) => fields.some(({ name }) => name === column);
  const rowOf = (row: RecordRow) => state.latest().get(row.id)?.row ?? row;

  const isDirty = isEdited || open !== undefined;
  useEffect(() => setDirty(isDirty), [setDirty, isDirty]);

  const focusGrid = useCallback(() => {
    const grid = cells.current;
    grid?.focusCell(grid.active());
  }, []);
  useEffect(() => {
    const begin = () => {
      focusGrid();
      setStatus(editCellsMessages.started);
    };
    const { activeElement } = document;
    if (activeElement?.closest('[role=menu], [role=dialog]')) {
      // The menu that began it first gives the focus back to its button.
      document.addEventListener('focusin', begin, { once: true });
      return () => document.removeEventListener('focusin', begin);
    }
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [focusGrid]);
  useEffect(() => {
    // The button that had the focus goes with the last edit.
    if (isEdited) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusGrid();
    });
    return () => cancelAnimationFrame(frame);
  }, [isEdited, focusGrid]);

  function edit(position: CellPosition, startsEmpty: boolean): boolean {
    const listed = rows[position.row];
    const name = cells.current?.columns[position.column] ?? '';
    if (listed === undefined || !isField(name)) return false;
    if (cells.current?.cellAt(position) === null) {
      // Scrolled out of sight: it comes back first.
      cells.current.focusCell(position);
      return false;
    }
    const row = rowOf(listed);
    const field = rules.fieldOf(row, name);
    if (field === undefined) {
      setStatus(rules.denialOf(row, name));
      return false;
    }
    flushSync(() => {
      setStatus('');
      setOpen({ row, name, field, position, startsEmpty });
    });
    return true;
  }

  /** The place of a cell now: the list may have been read again. */
  function placeOf({ row, name, position }: OpenCell): CellPosition {
    const index = latestRows.current.findIndex(({ id }) => id === row.id);
    const column = cells.current?.columns.indexOf(name) ?? -1;
    return {
      row: index === -1 ? position.row : index,
      column: column === -1 ? position.column : column,
    };
  }

  function endEdit(cell: OpenCell, texts: EnteredTexts | undefined, step?: CellStep): void {
    const { row, field } = cell;
    if (texts !== undefined) {
      const { reference } = field;
      const link = reference && search.linkOf(texts);
      state.edit((before) =>
        withTexts(
          before,
          entity,
          row,
          texts,
          reference === undefined ? {} : { [reference.constraint]: link ?? null },
        ),
      );
    }
    flushSync(() => setOpen(undefined));
    if (step === undefined) return;
    const place = placeOf(cell);
    const count = cells.current?.rowCount ?? 0;
    const last = (cells.current?.columns.length ?? 1) - 1;
    cells.current?.focusCell({
      row: Math.max(0, Math.min(count - 1, place.row + step.rows)),
      column: Math.max(0, Math.min(last, place.column + step.columns)),
    });
  }

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
      columns.map((column) => [rowOf(each), column] as const),
    )) {
      const field = rules.isReadOnly(row, name) ? undefined : rules.anyFieldOf(name);
      if (field === undefined) denial ??= rules.denialOf(row, name);
      else if (!(field.nullable ?? !field.required)) {
        denial ??= editCellsMessages.notEmpty({ field: field.label });
      } else {
        const { reference } = field;
        const names = reference?.fields ?? [name];
        const texts = Object.fromEntries(names.map((each) => [each, null]));
        const links = reference === undefined ? {} : { [reference.constraint]: null };
        next = withTexts(next, entity, row, texts, links);
        count += 1;
      }
    }
    if (count > 0) state.edit(() => next);
    setStatus(
      [count > 0 && editCellsMessages.cleared({ count }), denial].filter(Boolean).join(' '),
    );
  }

  function undo(): void {
    setStatus(state.undo() ? editCellsMessages.undone : editCellsMessages.nothingToUndo);
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
    setStatus(isChanged ? editCellsMessages.undone : editCellsMessages.nothingToUndo);
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
      setStatus(`${editCellsMessages.pasted({ count: pasted.cells })} ${note}`.trim());
      if (pasted.refused.length > 0) setRefusal({ cells: pasted.refused, note });
    } catch (error) {
      setStatus(failureOf(error).message);
    }
  }

  async function save(): Promise<void> {
    const current = state.latest();
    if (isSaving.current || current.size === 0) return;
    const isInvalid = [...current.values()].some(({ row, texts }) =>
      Object.keys(texts).some((name) => rules.problemOf(row, name, texts) !== undefined),
    );
    if (isInvalid) {
      setStatus(editCellsMessages.notValid);
      setShown(true);
      return;
    }
    setStatus('');
    isSaving.current = true;
    const { failed, stopped } = await saveAll().finally(() => {
      isSaving.current = false;
    });
    if (failed === 0) return;
    const count = editCellsMessages.failed({ count: failed, ...entityName(entity) });
    setStatus([count, stopped].filter(Boolean).join(' '));
    setShown([...state.latest().values()].some(isFailed));
  }

  function end(): void {
    if (state.latest().size > 0) {
      setStatus(editCellsMessages.saveFirst);
      return;
    }
    // Its bar goes with it.
    focusGrid();
    onChange(undefined);
  }

  useEditKeys(() => void save(), end);
  const onKeyDown = useEffectEvent<CellEditing<ShownRow>['onKeyDown']>(
    (event) =>
      cells.current !== null &&
      handleCellKey(event, cells.current, { isField, edit, clear, undo, undoCells }),
  );
  const onDoubleClick = useEffectEvent((target: EventTarget) => {
    const position = cells.current === null ? undefined : pressedCell(target, cells.current);
    if (position !== undefined) edit(position, false);
  });
  const onPaste = useEffectEvent(paste);
  const textOf = useEffectEvent((row: RecordRow, name: string) => {
    const field = fields.find((each) => each.name === name);
    return field && copiedText(entity, row, edits.get(row.id), field, locale);
  });
  const shownPage = useMemo(
    () => page && { ...page, rows: editedRows(page.rows, edits, entity, fields, rules) },
    [page, edits, entity, fields, rules],
  );
  const change = useEffectEvent(onChange);
  // Before the list is painted: an edit doesn't flash the saved value.
  useLayoutEffect(() => {
    change({
      page: shownPage,
      editing: {
        bodyClassName: readOnlyCells,
        editing: {
          ref: cells,
          isReadOnly: rules.isReadOnly as CellEditing<ShownRow>['isReadOnly'],
          onKeyDown: (event) => onKeyDown(event),
          onClick: (event) => {
            if (cells.current !== null) handleCellClick(event, cells.current);
          },
          onDoubleClick: ({ target }) => onDoubleClick(target),
        },
        onPaste: (block, at) => void onPaste(block, at),
        textOf: (row, name) => textOf(row as RecordRow, name),
      },
    });
  }, [shownPage, rules]);

  const inSight = fields.filter(({ name }) => !hidden.includes(name));
  const counts = countsOf(entity, edits, { rows, fields: inSight, rules });
  const pending = open && edits.get(open.row.id);
  return (
    <>
      <EditBar
        label={editCellsMessages.bar(entityName(entity))}
        counts={counts}
        progress={progress}
        status={status}
        onSave={() => void save()}
        onUndoAll={() => {
          state.edit(() => new Map());
          setStatus(editCellsMessages.undone);
          focusGrid();
        }}
        onShow={() => setShown(true)}
        onDone={end}
      />
      {open && (
        <CellEditor
          key={`${open.row.id} ${open.name}`}
          field={open.field}
          title={open.row.title}
          text={currentText(entity, open, pending?.texts)}
          startsEmpty={open.startsEmpty}
          link={linkOf(open, pending)}
          searchRecords={search.searchRecords}
          cell={() => cells.current?.cellAt(placeOf(open)) ?? null}
          validate={(text) =>
            rules.problemOf(open.row, open.name, { ...pending?.texts, [open.name]: text })
          }
          onEnd={(texts, step) => endEdit(open, texts, step)}
          onSave={() => void save()}
        />
      )}
      {isShown && (
        <EditChanges entity={entity} state={state} rules={rules} onClose={() => setShown(false)} />
      )}
      {refusal && <RefusedCellsDialog {...refusal} onClose={() => setRefusal(undefined)} />}
      {guard.dialog}
      {dialog}
    </>
  );
}

/** The text that a cell has, edited or saved. */
function currentText(
  entity: Entity,
  { row, name }: OpenCell,
  texts: EnteredTexts = {},
): string | null {
  return Object.hasOwn(texts, name) ? (texts[name] ?? null) : savedText(entity, row, name);
}

/** The record that a cell refers to, edited or saved. */
function linkOf({ field, row }: OpenCell, edited: RecordEdits | undefined) {
  const { constraint } = field.reference ?? {};
  if (constraint === undefined) return undefined;
  const links = Object.hasOwn(edited?.links ?? {}, constraint) ? edited?.links : row.links;
  return links?.[constraint];
}

/** Returns the same array as long as it holds the same fields. */
function useSameFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const [last, setLast] = useState(fields);
  const isSame =
    last.length === fields.length && last.every((field, index) => field === fields[index]);
  if (!isSame) setLast(fields);
  return isSame ? last : fields;
}

/** Remembers the labels of the records that were offered, to show the chosen one by it. */
function useRememberedSearch(searchRecords: SearchRecords) {
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

interface CountedList {
  readonly rows: readonly RecordRow[];
  readonly fields: readonly FieldDescriptor[];
  readonly rules: CellRules;
}

function countsOf(entity: Entity, edits: Edits, { rows, fields, rules }: CountedList): EditCounts {
  const listed = new Set(rows.map(({ id }) => id));
  const shown = new Set(fields.map(({ name }) => name));
  let [cells, outOfSight, problems] = [0, 0, 0];
  for (const [id, record] of edits) {
    const names = countedFields(entity, record);
    const invalid = names.filter((name) => editProblem(rules, record, name) !== undefined).length;
    cells += names.length;
    outOfSight += names.filter((name) => !listed.has(id) || !shown.has(name)).length;
    problems += invalid > 0 || !isFailed(record) ? invalid : 1;
  }
  return { cells, records: edits.size, outOfSight, problems };
}
