import type { RecordRow } from '@ninefold/data/records';
import type { ChildRejected, FormRows } from '@ninefold/data/records/children';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import type { DraftRow } from '../kept-work/drafts/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { draftOfRows, rowsWithDraft } from './child-rows-draft.ts';
import { editedRow, leftRow, type RowEdit } from './edited-row.ts';
import {
  changesOf,
  enteredFields,
  isBlank,
  type KeptRow,
  type RowCollision,
  shownRow,
  type Texts,
  without,
} from './kept-row.ts';
import { rejectedRow } from './rejected-row.ts';
import {
  collidingValues,
  rowCollisions,
  withCollision,
  withCurrentCollisions,
} from './row-collisions.ts';
import { problemsIn } from './row-problems.ts';
import { rowWrites, sentValues, stayingRows } from './row-writes.ts';
import { newRow, storedRow } from './stored-row.ts';

export interface CellProblem {
  readonly row: string;
  readonly field: FieldDescriptor;
  /** From 1, among the rows that stay; undefined where there is only one. */
  readonly place?: number;
  readonly message: string;
}

export type ChildRowsStore = ReturnType<typeof childRowsStore>;

/**
 * Keeps the rows of one entity in a form until they are saved. It is outside of React, so that typing in a row
 * draws this row and not the form.
 *
 * @param onChange Called after every change.
 * @param draft What was not saved when the form was left, entered once the stored rows are read.
 */
export function childRowsStore(kind: ChildKind, onChange: () => void, draft?: readonly DraftRow[]) {
  const listeners = new Set<() => void>();
  let rows: readonly KeptRow[] = [];
  let shown = rows;
  let known: ReadonlySet<string> = new Set();
  let isDirty = false;
  let isHeld = false;
  let restored = draft;

  const set = (next: readonly KeptRow[]) => {
    rows = next;
    shown = rows.map((row) => shownRow(kind, row));
    if (!isHeld) settle();
  };
  /** Says what the changes came to. */
  const settle = () => {
    const sent = writes();
    rows = withCurrentCollisions(kind, rows, sent);
    shown = rows.map((row) => shownRow(kind, row));
    isDirty = sent.length > 0 || rows.some(({ unreadable }) => Object.keys(unreadable).length > 0);
    for (const listener of listeners) listener();
    onChange();
  };
  const update = (id: string, change: (row: KeptRow) => KeptRow) =>
    set(rows.map((row) => (row.id === id ? change(row) : row)));
  const empty = (id: string) => newRow(kind, id);
  const add = (id: string, initial: Texts) =>
    set([...rows, { ...empty(id), initial, texts: initial }]);
  const find = (id: string | undefined) => rows.find((row) => row.id === id);

  const writes = () => rowWrites(kind, rows);
  const collisions = () => rowCollisions(kind, rows, writes());
  /** Returns what tells the values of a row that a constraint is about. */
  const valuesOf = (id: string, said: Pick<RowCollision, 'constraint' | 'isRefused'>) =>
    collidingValues(kind, rows, writes())(id, said);

  const placeAt = (index: number) => (kind.children.one || index === -1 ? undefined : index + 1);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows: () => shown,
    isDirty: () => isDirty,
    /** Makes many changes as one. */
    together: (change: () => void) => {
      isHeld = true;
      try {
        change();
      } finally {
        isHeld = false;
        settle();
      }
    },
    /** The record of a row as it would be saved; undefined where nothing of it is sent. */
    recordOf: (id: string) => {
      const sent = sentValues(writes()).get(id);
      return sent && { before: find(id)?.record?.values, sent };
    },
    /** Takes the records that were read, unless something was entered since. */
    read: (records: readonly RecordRow[]) => {
      if (isDirty) return;
      known = new Set(records.map(({ id }) => id));
      const read = records.map((record, place) => ({ ...storedRow(kind, record), place }));
      set(restored === undefined ? read : rowsWithDraft(read, restored, empty));
      restored = undefined;
    },
    /** Returns what a draft keeps; undefined where nothing has changed. */
    draft: (): readonly DraftRow[] | undefined =>
      isDirty ? draftOfRows(rows, (row) => Object.keys(changesOf(row)).length > 0) : restored,
    add,
    /** Adds an empty row after a new one that is the last, and holds something. */
    addAfterNew: (id: string, initial: Texts) => {
      const last = rows.findLast(({ deleted }) => !deleted);
      if (last?.record === undefined && last !== undefined && !isBlank(last)) add(id, initial);
    },
    /** Adds a row that refers to a record, which is shown by its label. */
    pick: (id: string, texts: Texts, label: string) => {
      const { constraint = '' } = kind.children.picks ?? {};
      const links = { [constraint]: { label } };
      set([...rows, { ...empty(id), texts, links }]);
    },
    edit: (id: string, edit: RowEdit) => update(id, (row) => editedRow(kind, row, edit)),
    refuse: (id: string, name: string, problem: string) =>
      update(id, (row) => ({ ...row, problems: { ...row.problems, [name]: problem } })),
    valuesOf,
    /** Says that a stored record is in the way of a row, as long as that has these values. */
    collide: (id: string, said: RowCollision) =>
      update(id, (row) => ({ ...row, collisions: withCollision(row.collisions, said) })),
    /** Ends the message of a stored record that is no longer in the way. A refusal lasts as long as its values. */
    free: (id: string, constraint: string) =>
      update(id, (row) => ({
        ...row,
        collisions: row.collisions.filter(
          (each) =>
            each.constraint !== constraint || each.values === undefined || each.isRefused === true,
        ),
      })),
    leave: (id: string, name: string) => {
      const own = collisions().get(id) ?? [];
      update(id, (row) => ({
        ...(isBlank(row) ? row : leftRow(kind, row, name)),
        collisions: own.reduce(withCollision, row.collisions),
      }));
    },
    unreadable: (id: string, name: string, problem: string | undefined) => {
      // An input may say so whenever it is drawn.
      if (find(id)?.unreadable[name] === problem) return;
      update(id, (row) => ({
        ...row,
        unreadable: {
          ...without(row.unreadable, [name]),
          ...(problem !== undefined && { [name]: problem }),
        },
      }));
    },
    remove: (id: string) =>
      set(
        rows.flatMap((row) => {
          if (row.id !== id) return [row];
          return row.record === undefined ? [] : [{ ...row, deleted: true, message: undefined }];
        }),
      ),
    restore: (id: string) => update(id, (row) => ({ ...row, deleted: false })),
    /** Exchanges a row with the next one, or the one before, that stays. */
    move: (id: string, step: -1 | 1) => {
      const all = rows.filter(({ deleted }) => !deleted);
      const other = all[all.findIndex((row) => row.id === id) + step];
      const row = all.find((each) => each.id === id);
      if (row === undefined || other === undefined) return;
      set(rows.map((each) => (each === row ? other : each === other ? row : each)));
    },
    /** Finds what keeps rows from being saved, and shows it. */
    check: (): readonly CellProblem[] => {
      const saved = new Set(stayingRows(rows));
      const colliding = collisions();
      set(
        rows.map((row) => ({
          ...row,
          problems: saved.has(row) ? problemsIn(kind, row) : {},
          collisions: colliding.get(row.id) ?? [],
        })),
      );
      const staying = shown.filter(({ deleted }) => !deleted);
      return staying.flatMap((row, index) =>
        enteredFields(row).flatMap((field) => {
          const message = row.problems[field.name];
          return message === undefined
            ? []
            : [{ row: row.id, field, place: placeAt(index), message }];
        }),
      );
    },
    formRows: (): FormRows => ({
      children: kind.children,
      writes: writes(),
      known,
      onSaved: (id, record, isLast) => {
        const row = find(id);
        if (row === undefined) return;
        if (record === null) {
          set(rows.filter((each) => each !== row));
        } else if (isLast) {
          const { place, start } = row;
          update(id, () => ({ ...storedRow(kind, record, id), place, start: start + 1 }));
        } else {
          update(id, () => ({ ...row, record, values: record.values }));
        }
      },
    }),
    /** Shows why the database did not take a row. Returns its field and place; undefined where it is not among these. */
    rejected: (error: ChildRejected): Partial<CellProblem> | undefined => {
      const row = find(error.row);
      if (row === undefined) return undefined;
      const { id } = row;
      const place = placeAt(rows.filter(({ deleted }) => !deleted).indexOf(row));
      const said = rejectedRow(kind, row, error, (refused) => valuesOf(id, refused));
      set(rows.flatMap((each) => (each === row ? (said.row ?? []) : each)));
      const { message, field } = said;
      return { row: id, message, field, ...(said.row && { place }) };
    },
  };
}
