import type { RecordPage, RecordRow } from '@ninefold/data/records';
import { type Entity, entityName } from '@ninefold/specification';
import type { CellEditing, CellPosition, GridCells } from '@ninefold/ui/components/data-grid';
import { useValueFormat } from '@ninefold/ui/fields';
import {
  type CellStep,
  EditBar,
  type EnteredTexts,
  handleCellClick,
  handleCellKey,
  isSecondTap,
  pressedCell,
  RefusedCellsDialog,
} from '@ninefold/ui/patterns/cell-editing';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import { useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import type { FieldDescriptor, RecordRow as ShownRow } from '@ninefold/ui/shapes';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf } from '../../application/index.ts';
import { useRecordSearch } from '../../record/record-actions/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { useDirtyGuard } from '../../kept-work/drafts/index.ts';
import { cellRules } from './cell-rules.ts';
import { copiedText } from './copied-text.ts';
import { EditChanges } from './edit-changes.tsx';
import { editCounts } from './edit-counts.ts';
import { editedRows } from './edited-page.tsx';
import { isFailed, withRestored, withTexts } from './edits.ts';
import type { KeptEdits } from '../../kept-work/index.ts';
import { editCellsMessages } from './messages.ts';
import { type OpenCell, OpenCellEditor, placeOf, useRememberedSearch } from './open-cell.tsx';
import { type Refusal, useCellActions } from './use-cell-actions.ts';
import { useCellCollisions } from './use-cell-collisions.ts';
import { useEditFocus } from './use-edit-focus.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useEdits } from './use-edits.ts';
import { useKeptEdits } from './use-kept-edits.ts';
import { useSave } from './use-save.ts';

/** A list's page with edited values, shown while its cells are edited. Empty until editing starts. */
export interface EditedList extends Pick<Partial<RecordListProps>, 'page' | 'editing'> {
  /** Names of further fields that its rows are read with. */
  readonly reads?: readonly string[];
  /** Edits that an earlier page has left, to be restored. */
  readonly kept?: KeptEdits;
}

export interface EditCellsProps {
  readonly entity: Entity;
  /** Undefined while it is loading. */
  readonly page: RecordPage | undefined;
  /** The columns, and the names of those that don't fit. */
  readonly fields: readonly FieldDescriptor[];
  readonly hidden: readonly string[];
  /** Restored when they are first given. */
  readonly kept: KeptEdits | undefined;
  /** Called with undefined when editing ends. */
  readonly onChange: (list: EditedList | undefined) => void;
}

const noRows: readonly RecordRow[] = [];
/** Cells that can't be edited stand back. */
const readOnlyCells = '[&_[aria-readonly=true]]:text-ink-subtle';

/** Edits the cells of a list in place: keeps the edits, and saves them together. */
export function EditCells(props: EditCellsProps) {
  const { entity, page, hidden, kept, onChange } = props;
  const { loaded, acting } = useScreen();
  const { locale } = useValueFormat();
  const rules = useMemo(() => cellRules({ loaded, acting }, entity), [loaded, acting, entity]);
  const state = useEdits();
  const { edits } = state;
  const collisions = useCellCollisions(entity, edits);
  const editRules = useMemo(
    () => ({ problemOf: rules.problemOf, collisions }),
    [rules, collisions],
  );
  const cells = useRef<GridCells>(null);
  const [open, setOpen] = useState<OpenCell>();
  const [status, setStatus] = useState('');
  const [isShown, setShown] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { progress, save: saveAll, check, dialog } = useSave(entity, state);
  const stored = useKeptEdits(edits);
  const guard = useDirtyGuard(stored.discard, undefined, true);
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
  const { paste, ...actions } = useCellActions({
    entity,
    rules,
    state,
    cells,
    rows,
    isField,
    onStatus: setStatus,
    onRefusal: setRefusal,
  });

  const isDirty = isEdited || open !== undefined;
  useEffect(() => setDirty(isDirty), [setDirty, isDirty]);
  const { started, startedByTouch } = editCellsMessages;
  const hint = useMediaQuery('(pointer: coarse)') ? startedByTouch : started;
  // Where edits are restored, that is said.
  const focusGrid = useEditFocus(cells, isEdited, () => setStatus((said) => said || hint));

  const restore = useEffectEvent(async (restored: KeptEdits) => {
    state.settle((before) => withRestored(before, entity, restored.records));
    stored.replace(restored, state.latest());
    focusGrid();
    setStatus(editCellsMessages.restored({ count: restored.records.length }));
    try {
      const count = await check();
      if (count === 0) return;
      setStatus(editCellsMessages.changedMeanwhile({ count, ...entityName(entity) }));
      setShown(true);
    } catch (error) {
      // A save checks them again.
      setStatus(failureOf(error).message);
    }
  });
  useEffect(() => {
    // The edits come from a store outside of React.
    // oxlint-disable-next-line react/set-state-in-effect
    if (kept !== undefined) void restore(kept);
  }, [kept]);

  function edit(position: CellPosition, startsEmpty: boolean): boolean {
    const listed = rows[position.row];
    const name = cells.current?.columns[position.column] ?? '';
    if (listed === undefined || !isField(name)) return false;
    if (cells.current?.cellAt(position) === null) {
      // Scrolled out of sight: it comes back first.
      cells.current.focusCell(position);
      return false;
    }
    const row = state.rowOf(listed);
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
    const place = placeOf(cell, latestRows.current, cells.current);
    const count = cells.current?.rowCount ?? 0;
    const last = (cells.current?.columns.length ?? 1) - 1;
    cells.current?.focusCell({
      row: Math.max(0, Math.min(count - 1, place.row + step.rows)),
      column: Math.max(0, Math.min(last, place.column + step.columns)),
    });
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
      cells.current !== null && handleCellKey(event, cells.current, { isField, edit, ...actions }),
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
    () => page && { ...page, rows: editedRows(page.rows, edits, entity, fields, editRules) },
    [page, edits, entity, fields, editRules],
  );
  const reads = useMemo(
    () => rules.decidingFields(fields.map(({ name }) => name)),
    [rules, fields],
  );
  const fill = useEffectEvent(state.fill);
  useLayoutEffect(() => fill(rows), [rows]);
  const change = useEffectEvent(onChange);
  // Before the list is painted: an edit doesn't flash the saved value.
  useLayoutEffect(() => {
    change({
      page: shownPage,
      reads,
      editing: {
        bodyClassName: readOnlyCells,
        editing: {
          ref: cells,
          isReadOnly: rules.isReadOnly as CellEditing<ShownRow>['isReadOnly'],
          onKeyDown: (event) => onKeyDown(event),
          onClick: (event) => {
            if (cells.current !== null) handleCellClick(event, cells.current);
            if (isSecondTap(event)) onDoubleClick(event.target);
          },
          onDoubleClick: ({ target }) => onDoubleClick(target),
        },
        onPaste: (block, at) => void onPaste(block, at),
        textOf: (row, name) => textOf(row as RecordRow, name),
      },
    });
  }, [shownPage, rules, reads]);

  const inSight = fields.filter(({ name }) => !hidden.includes(name));
  return (
    <>
      <EditBar
        label={editCellsMessages.bar(entityName(entity))}
        counts={editCounts(entity, edits, { rows, fields: inSight, rules: editRules })}
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
        <OpenCellEditor
          entity={entity}
          open={open}
          edited={edits.get(open.row.id)}
          rules={rules}
          searchRecords={search.searchRecords}
          cell={() =>
            cells.current?.cellAt(placeOf(open, latestRows.current, cells.current)) ?? null
          }
          onEnd={(texts, step) => endEdit(open, texts, step)}
          onSave={() => void save()}
        />
      )}
      {isShown && (
        <EditChanges
          entity={entity}
          state={state}
          rules={editRules}
          onClose={() => setShown(false)}
        />
      )}
      {refusal && <RefusedCellsDialog {...refusal} onClose={() => setRefusal(undefined)} />}
      {guard.dialog}
      {dialog}
    </>
  );
}

/** Returns the same array as long as it holds the same fields. */
function useSameFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  const [last, setLast] = useState(fields);
  const isSame =
    last.length === fields.length && last.every((field, index) => field === fields[index]);
  if (!isSame) setLast(fields);
  return isSame ? last : fields;
}
