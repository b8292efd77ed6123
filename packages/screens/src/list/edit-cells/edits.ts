import type { RecordConflict, RecordRow } from '@ninefold/data/records';
import { type Entity, fieldOf, referenceOfField } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FieldText } from '@ninefold/ui/shapes';
import type { KeptRecord } from '../../kept-work/index.ts';

/** The edits of one record that are not saved. */
export interface RecordEdits extends KeptRecord {
  /** It was read with its version. A list has none. */
  readonly isChecked?: boolean;
  readonly failure?: EditFailure;
}

export type Links = KeptRecord['links'];

/** The reason a record couldn't be saved. */
export interface EditFailure {
  readonly message: string;
  /** The question why it was refused. */
  readonly why?: string;
  /** Errors that the database reported for single fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly conflict?: {
    readonly error: RecordConflict;
    /** The record before the edits. */
    readonly opened: RecordRow;
    /** The list shows the current values. */
    readonly isLoaded: boolean;
  };
}

/** Keyed by record ID. */
export type Edits = ReadonlyMap<string, RecordEdits>;

/** Returns whether a record couldn't be saved, and nothing was done about it since. */
export function isFailed({ failure }: RecordEdits): boolean {
  return failure !== undefined && failure.conflict?.isLoaded !== true;
}

/** Returns the saved value of a field as text. */
export function savedText(entity: Entity, row: RecordRow, name: string): FieldText {
  const value = Object.hasOwn(row.values, name) ? row.values[name] : undefined;
  return fieldText({ kind: fieldOf(entity, name)?.kind ?? 'text' }, value);
}

/** Adds texts to the edits of a record. A text that is the saved one is no edit. */
export function withTexts(
  edits: Edits,
  entity: Entity,
  row: RecordRow,
  texts: RecordChanges,
  links: Links = {},
): Edits {
  const before = edits.get(row.id) ?? { row, texts: {}, links: {} };
  const { failure } = before;
  return withRecord(edits, entity, {
    ...before,
    texts: { ...before.texts, ...texts },
    links: { ...before.links, ...links },
    // What was refused is another text now; another person's change stays one.
    failure: failure?.conflict && {
      ...failure,
      fields: Object.fromEntries(
        Object.entries(failure.fields).filter(([name]) => !Object.hasOwn(texts, name)),
      ),
    },
  });
}

/** Adds to edited records what a list has read of them since, with another column. */
export function withRead(edits: Edits, rows: readonly RecordRow[]): Edits {
  const more = rows.flatMap((listed) => {
    const record = edits.get(listed.id);
    if (record === undefined) return [];
    const { row } = record;
    if (Object.keys(listed.values).every((name) => Object.hasOwn(row.values, name))) return [];
    const values = { ...listed.values, ...row.values };
    const links = { ...listed.links, ...row.links };
    return [[listed.id, { ...record, row: { ...row, values, links } }] as const];
  });
  return more.length === 0 ? edits : new Map([...edits, ...more]);
}

/** Replaces the edits of a record, without those that change nothing. */
export function withRecord(edits: Edits, entity: Entity, record: RecordEdits): Edits {
  const { row, texts } = record;
  const changing = Object.entries(texts).filter(
    ([name, text]) => text !== savedText(entity, row, name),
  );
  const next = new Map(edits);
  if (changing.length === 0) next.delete(row.id);
  else next.set(row.id, { ...record, texts: Object.fromEntries(changing) });
  return next;
}

/**
 * Adds edits that an earlier page has left. Where a field is edited already, that edit stays. Fields that the entity
 * has no longer are left out.
 */
export function withRestored(
  edits: Edits,
  entity: Entity,
  restored: readonly Pick<RecordEdits, 'row' | 'texts' | 'links'>[],
): Edits {
  return restored.reduce((next, { row, ...record }) => {
    const now = edits.get(row.id);
    const known = Object.entries(record.texts).filter(([name]) => fieldOf(entity, name));
    const texts = { ...Object.fromEntries(known), ...now?.texts };
    // What has changed since the older of the two is shown before it is saved.
    return withRecord(next, entity, { row, texts, links: { ...record.links, ...now?.links } });
  }, edits);
}

/** Undoes the edits of fields of a record, with those of the other fields of a reference. */
export function withoutFields(
  edits: Edits,
  entity: Entity,
  id: string,
  names: readonly string[],
): Edits {
  const record = edits.get(id);
  if (record === undefined) return edits;
  const undone = new Set(names.flatMap((name) => referenceOfField(entity, name)?.fields ?? [name]));
  const texts = Object.fromEntries(
    Object.entries(record.texts).filter(([name]) => !undone.has(name)),
  );
  return withRecord(edits, entity, { ...record, texts });
}

/**
 * Takes what a save has stored out of the edits. What was edited meanwhile stays.
 *
 * @param id Of the record before, whose key may have been edited.
 */
export function afterSave(
  edits: Edits,
  entity: Entity,
  id: string,
  saved: RecordRow,
  sent: RecordChanges,
): Edits {
  const record = edits.get(id);
  if (record === undefined) return edits;
  const texts = Object.fromEntries(
    Object.entries(record.texts).filter(([name, text]) => text !== sent[name]),
  );
  const others = new Map(edits);
  others.delete(id);
  return withRecord(others, entity, {
    ...record,
    row: saved,
    isChecked: true,
    texts,
    failure: undefined,
  });
}

/** Names of the edited fields as people count them: a reference of several fields is one. */
export function countedFields(entity: Entity, { texts }: RecordEdits): readonly string[] {
  const names = Object.keys(texts);
  return names.filter((name) => {
    const [first = name] = referenceOfField(entity, name)?.fields ?? [];
    return first === name || !names.includes(first);
  });
}
