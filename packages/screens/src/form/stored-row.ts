import type { RecordRow } from '@ninefold/data/records';
import { fieldText } from '@ninefold/ui/fields';
import type { ChildKind } from './child-kinds.ts';
import type { KeptRow } from './kept-row.ts';

const emptyRow = {
  initial: {},
  texts: {},
  links: {},
  start: 0,
  deleted: false,
  problems: {},
  collisions: [],
  unreadable: {},
};

/** Returns a new row. */
export function newRow(kind: ChildKind, id: string): KeptRow {
  return { ...emptyRow, id, fields: kind.fieldsOf() };
}

/** Returns the row of a record, without changes. */
export function storedRow(kind: ChildKind, record: RecordRow, id = record.id): KeptRow {
  const { values, links } = record;
  const fields = kind.may.update ? kind.fieldsOf(record) : [];
  const initial = Object.fromEntries(
    fields
      .filter(({ name }) => Object.hasOwn(values, name))
      .map((field) => [field.name, fieldText(field, values[field.name])]),
  );
  const notDeletable = kind.notDeletable(record);
  return { ...emptyRow, id, record, values, fields, initial, texts: initial, links, notDeletable };
}
