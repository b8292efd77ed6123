import type { RecordRow } from '@ninefold/data/records';
import {
  type ChildRejected,
  type FormRows,
  placeRows,
  type RowWrite,
} from '@ninefold/data/records/children';
import { addNumbers } from '@ninefold/values';
import { fieldText } from '@ninefold/ui/fields';
import { problemOf } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, FieldText } from '@ninefold/ui/shapes';
import { enteredValues } from '../descriptors/index.ts';
import type { DraftRow } from '../drafts/index.ts';
import type { ChildKind } from './child-kinds.ts';
import { draftOfRows, rowsWithDraft } from './child-rows-draft.ts';
import { changesOf, enteredFields, isBlank, type KeptRow, type Texts } from './kept-row.ts';
import { childRowsScreenMessages } from './messages.ts';
import { fieldIn, rowCollisions, type RowProblems } from './row-collisions.ts';

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
  const { entity } = kind.children;
  const listeners = new Set<() => void>();
  let rows: readonly KeptRow[] = [];
  let known: ReadonlySet<string> = new Set();
  let isDirty = false;
  let restored = draft;

  /** The collisions of rows with each other that are shown. */
  let colliding: RowProblems = new Map();

  const set = (next: readonly KeptRow[]) => {
    rows = next;
    if (colliding.size > 0) endCollisions();
    isDirty =
      writes().length > 0 || rows.some(({ unreadable }) => Object.keys(unreadable).length > 0);
    for (const listener of listeners) listener();
    onChange();
  };
  const update = (id: string, change: (row: KeptRow) => KeptRow) =>
    set(rows.map((row) => (row.id === id ? change(row) : row)));

  const collisions = () =>
    rowCollisions(
      kind,
      rows.filter(({ deleted }) => !deleted),
      writes(),
    );

  /** Shows no more what another row has solved. */
  const endCollisions = () => {
    const now = collisions();
    rows = rows.map((row) => {
      const shown = Object.entries(colliding.get(row.id) ?? {});
      const ended = shown.flatMap(([name, message]) =>
        now.get(row.id)?.[name] !== message && row.problems[name] === message ? name : [],
      );
      return ended.length === 0 ? row : { ...row, problems: without(row.problems, ended) };
    });
  };

  const stored = (record: RecordRow, id = record.id): KeptRow => {
    const fields = kind.may.update ? kind.fieldsOf(record) : [];
    const initial = textsOf(fields, record);
    const { values, links } = record;
    const notDeletable = kind.notDeletable(record);
    return {
      ...emptyRow,
      id,
      record,
      values,
      fields,
      initial,
      texts: initial,
      links,
      notDeletable,
    };
  };

  const placeAt = (index: number) => (kind.children.one || index === -1 ? undefined : index + 1);

  const newRow = (id: string): KeptRow => ({ ...emptyRow, id, fields: kind.fieldsOf() });

  const staying = () => rows.filter((row) => !row.deleted && !isBlank(row));

  function writes(): readonly RowWrite[] {
    const deletes = rows.flatMap(({ id, record, deleted }): readonly RowWrite[] =>
      deleted && record !== undefined ? [{ row: id, operation: 'delete', record, values: {} }] : [],
    );
    const placed = staying().map((row) => ({
      row: row.id,
      record: row.record,
      place: row.place,
      values: enteredValues(entity, changesOf(row)),
    }));
    return [...deletes, ...placeRows(kind.children, placed)];
  }

  const problemIn = (row: KeptRow, field: FieldDescriptor): string | undefined => {
    const { record, initial, texts, unreadable } = row;
    const { name } = field;
    const entry = {
      field,
      initial: initial[name] ?? null,
      text: texts[name] ?? null,
      explicitNull: false,
    };
    const mode = record === undefined ? 'create' : 'change';
    return unreadable[name] ?? problemOf(entry, mode, kind.checkOf(record), texts);
  };

  const problemsIn = (row: KeptRow): Readonly<Record<string, string>> =>
    Object.fromEntries(
      enteredFields(row).flatMap((field) => {
        const problem = problemIn(row, field);
        return problem === undefined ? [] : [[field.name, problem]];
      }),
    );

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rows: () => rows,
    isDirty: () => isDirty,
    isBlank,
    /** The record of a row as it would be saved; undefined where nothing of it is sent. */
    recordOf: (id: string) => {
      const sent = writes().filter(({ row, operation }) => row === id && operation !== 'delete');
      const before = rows.find((row) => row.id === id)?.record?.values;
      const values = Object.assign({}, ...sent.map((write) => write.values)) as RecordRow['values'];
      return sent.length === 0 ? undefined : { before, sent: values };
    },
    /** Takes the records that were read, unless something was entered since. */
    read: (records: readonly RecordRow[]) => {
      if (isDirty) return;
      known = new Set(records.map(({ id }) => id));
      const read = records.map((record, place) => ({ ...stored(record), place }));
      set(restored === undefined ? read : rowsWithDraft(read, restored, newRow));
      restored = undefined;
    },
    /** Returns what a draft keeps; undefined where nothing has changed. */
    draft: (): readonly DraftRow[] | undefined =>
      isDirty ? draftOfRows(rows, (row) => Object.keys(changesOf(row)).length > 0) : restored,
    add: (id: string, initial: Texts) => set([...rows, { ...newRow(id), initial, texts: initial }]),
    /** Adds a row that refers to a record, which is shown by its label. */
    pick: (id: string, texts: Texts, label: string) => {
      const { constraint = '' } = kind.children.picks ?? {};
      const links = { [constraint]: { label } };
      set([...rows, { ...newRow(id), texts, links }]);
    },
    edit: (id: string, texts: Texts, links: KeptRow['links'] = {}, restarts = false) =>
      update(id, (row) => {
        const next = {
          ...row,
          texts: { ...row.texts, ...texts },
          links: { ...row.links, ...links },
        };
        const names = Object.keys(texts);
        // A problem that was shown goes as soon as it is solved; one of the database, when its field is edited.
        const problems = Object.entries(row.problems).flatMap(([name, shown]) => {
          const field = row.fields.find((each) => each.name === name);
          const isFound = field && (names.includes(name) || problemIn(row, field) === shown);
          const problem = isFound ? problemIn(next, field) : shown;
          return problem === undefined ? [] : [[name, problem] as const];
        });
        return {
          ...next,
          problems: Object.fromEntries(problems),
          edited: Object.keys(changesOf(next)).length > 0,
          message: undefined,
          start: row.start + (restarts ? 1 : 0),
          unreadable: restarts ? without(row.unreadable, names) : row.unreadable,
        };
      }),
    refuse: (id: string, name: string, problem: string) =>
      update(id, (row) => ({ ...row, problems: { ...row.problems, [name]: problem } })),
    leave: (id: string, name: string) => {
      colliding = collisions();
      update(id, (row) => {
        const shared = colliding.get(id);
        if (shared !== undefined) return { ...row, problems: { ...row.problems, ...shared } };
        const field = row.fields.find((each) => each.name === name);
        const problem = field && !isBlank(row) ? problemIn(row, field) : undefined;
        // What is missing is said when the form is sent: the row is still being filled in.
        if (problem === undefined || row.texts[name] === null) return row;
        // A rule may be about several fields.
        const alike = Object.entries(problemsIn(row)).filter(([, other]) => other === problem);
        return { ...row, problems: { ...row.problems, ...Object.fromEntries(alike) } };
      });
    },
    unreadable: (id: string, name: string, problem: string | undefined) => {
      // An input may say so whenever it is drawn.
      if (rows.find((row) => row.id === id)?.unreadable[name] === problem) return;
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
      const saved = new Set(staying().map(({ id }) => id));
      colliding = collisions();
      set(
        rows.map((row) => ({
          ...row,
          problems: saved.has(row.id) ? { ...colliding.get(row.id), ...problemsIn(row) } : {},
        })),
      );
      const shown = rows.filter(({ deleted }) => !deleted);
      return shown.flatMap((row, index) =>
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
        const row = rows.find((each) => each.id === id);
        if (row === undefined) return;
        if (record === null) {
          set(rows.filter((each) => each !== row));
        } else if (isLast) {
          update(id, () => ({ ...stored(record, id), place: row.place, start: row.start + 1 }));
        } else {
          update(id, () => ({ ...row, record, values: record.values }));
        }
      },
    }),
    /** Shows why the database did not take a row. Returns its field and place; undefined where it is not among these. */
    rejected: (error: ChildRejected): Partial<CellProblem> | undefined => {
      const row = rows.find(({ id }) => id === error.row);
      if (row === undefined) return undefined;
      const { failure, current } = error;
      const place = placeAt(rows.filter(({ deleted }) => !deleted).indexOf(row));
      if (row.deleted && failure.kind === 'not found') {
        set(rows.filter((each) => each !== row));
        return { row: row.id, message: childRowsScreenMessages.alreadyDeleted };
      }
      if (current !== undefined) {
        const message = childRowsScreenMessages[row.deleted ? 'changedNotDeleted' : 'changed'];
        const now = stored(current, row.id);
        const texts = { ...now.texts, ...(row.deleted ? {} : changesOf(row)) };
        const { place: order } = row;
        update(row.id, () => ({ ...now, place: order, texts, message, start: row.start + 1 }));
        return { row: row.id, place, message };
      }
      const { message } = failure;
      // An index over expressions names no field.
      const refusing = kind.collisions.find(({ constraint }) => constraint === failure.constraint);
      const named = failure.fields ?? [refusing && fieldIn(row, refusing.fields)];
      const field = enteredFields(row).find(({ name }) => named.includes(name));
      update(row.id, (each) => ({
        ...each,
        deleted: false,
        ...(field === undefined
          ? { message }
          : { problems: { ...each.problems, [field.name]: message } }),
      }));
      return { row: row.id, place, message, field };
    },
    /** The exact sum of a field; undefined where the database computes it from what is not saved. */
    sum: (of: readonly KeptRow[], { name }: FieldDescriptor): FieldText | undefined => {
      let sum: string | null = null;
      for (const row of of.filter((each) => !each.deleted && !isBlank(each))) {
        const isEntered = enteredFields(row).some((field) => field.name === name);
        const isSaved = row.record !== undefined && Object.keys(changesOf(row)).length === 0;
        if (!isEntered && !isSaved) return undefined;
        if (row.unreadable[name] !== undefined || row.problems[name] !== undefined)
          return undefined;
        const value = isEntered ? row.texts[name] : row.record?.values[name];
        sum = addNumbers(sum, typeof value === 'string' ? value : null);
      }
      return sum;
    },
  };
}

const emptyRow = {
  initial: {},
  texts: {},
  links: {},
  start: 0,
  deleted: false,
  problems: {},
  unreadable: {},
};

function textsOf(fields: readonly FieldDescriptor[], { values }: RecordRow): Texts {
  return Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(values, name))
      .map((field) => [field.name, fieldText(field, values[field.name])]),
  );
}

function without(
  all: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}
