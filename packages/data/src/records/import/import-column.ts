import {
  type Entity,
  type Field,
  fieldOf,
  isGenerated,
  type Reference,
} from '@ninefold/specification';

/** The kind of value in a column of a file. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly field: string }
  /** The labels of the records that a reference leads to. */
  | { readonly kind: 'label'; readonly constraint: string };

/** The meaning of an empty cell: the database's default or, of a record that exists, no change; NULL; or a text. */
export type EmptyCell = 'unset' | 'null' | 'text';

export interface ImportColumn {
  /** Index in the file. */
  readonly index: number;
  readonly target: ColumnTarget;
  readonly empty: EmptyCell;
  /** The zone that the header names, of points in time that are written without one. */
  readonly timeZone?: string;
}

/** The fields that an import can fill. */
export function importableFields({ fields }: Entity): readonly Field[] {
  return fields.filter(
    (field) => !isGenerated(field) && field.grants.insert && field.hidden?.value !== true,
  );
}

/** The fields that a column can hold: those that an import fills, and those by which it finds records. */
export function matchableFields(entity: Entity): readonly Field[] {
  const importable = new Set(importableFields(entity));
  const keys = new Set(uniqueKeys(entity).flat());
  return entity.fields.filter(
    (field) => importable.has(field) || (keys.has(field.name) && field.grants.select),
  );
}

/** The fields of the primary key and of each unique constraint. */
export function uniqueKeys({ key, unique }: Entity): readonly (readonly string[])[] {
  return [...(key.length > 0 ? [key] : []), ...unique];
}

/** The keys by which the records of a file's rows can be found. */
export function keysInColumns(
  entity: Entity,
  columns: readonly ImportColumn[],
): readonly (readonly string[])[] {
  const given = new Set(columns.flatMap(({ target }) => fieldsOfTarget(entity, target)));
  const isUsable = (name: string) =>
    given.has(name) && fieldOf(entity, name)?.grants.select === true;
  return uniqueKeys(entity).filter((key) => key.every(isUsable));
}

/** The references whose records an import can find by their labels. */
export function labelledReferences(
  entity: Entity,
  isLabelled: (reference: Reference) => boolean,
): readonly Reference[] {
  const importable = new Set(importableFields(entity).map(({ name }) => name));
  return entity.references.filter(
    (reference) =>
      reference.period !== true &&
      reference.fields.every((name) => importable.has(name)) &&
      isLabelled(reference),
  );
}

/** The fields that a target sets. */
export function fieldsOfTarget(entity: Entity, target: ColumnTarget): readonly string[] {
  if (target.kind === 'field') return [target.field];
  return referenceOfTarget(entity, target)?.fields ?? [];
}

export function referenceOfTarget(entity: Entity, target: ColumnTarget): Reference | undefined {
  if (target.kind !== 'label') return undefined;
  return entity.references.find(({ constraint }) => constraint === target.constraint);
}

/** The meanings that an empty cell can have, the likeliest first. */
export function emptyCells(entity: Entity, target: ColumnTarget): readonly EmptyCell[] {
  const fields = fieldsOfTarget(entity, target).flatMap((name) => fieldOf(entity, name) ?? []);
  const [field] = fields;
  const nullable = fields.every((each) => each.nullable);
  const hasDefault = fields.some(
    (each) =>
      each.default !== null || each.generated !== 'no' || each.filledByTrigger !== undefined,
  );
  const text: readonly EmptyCell[] =
    target.kind === 'field' && field?.kind === 'text' ? ['text'] : [];
  if (!nullable) return ['unset', ...text];
  return hasDefault ? ['unset', 'null', ...text] : ['null', 'unset', ...text];
}
