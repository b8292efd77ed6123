import {
  type Entity,
  fieldLabel,
  fieldOf,
  type Field,
  type Reference,
} from '@ninefold/specification';
import { isReadable, type RecordSource, referencedEntity } from '../query/index.ts';
import type { FieldValue, RecordRow } from '../records/index.ts';
import { exportFileMessages } from './messages.ts';

/** A column of a file: the values of a field, or the labels of the records that it refers to. */
export interface ExportColumn {
  /** Unique among the columns. */
  readonly header: string;
  /** Undefined for a label. */
  readonly field?: Field;
  /** The constraint of the reference whose labels these are. */
  readonly link?: string;
}

/** Whether columns are headed by the labels of fields, or by the names of the database. */
export type ExportHeaders = 'label' | 'name';

/**
 * Returns the columns of a file. A field that refers to other records has two: with their labels, and with
 * their keys. Leaves out what the role can't read.
 *
 * @param fields Names of fields, in order.
 */
export function exportColumns(
  source: Pick<RecordSource, 'entities'>,
  entity: Entity,
  fields: readonly string[],
  headers: ExportHeaders,
): readonly ExportColumn[] {
  const columns = [...new Set(fields)].flatMap((name) => {
    const field = fieldOf(entity, name);
    if (field === undefined || !isReadable(entity, name)) return [];
    const reference = entity.references
      .filter((each) => each.fields[0] === name && isLinked(source, entity, each))
      .toSorted((a, b) => a.fields.length - b.fields.length)[0];
    if (reference === undefined) return [{ field, name, label: fieldLabel(entity, name) }];
    const isOnly = reference.fields.length === 1;
    const label = isOnly
      ? fieldLabel(entity, name)
      : (referencedEntity(source.entities, reference)?.label.value ?? reference.entity);
    const link = { link: reference.constraint, name: `${name}_label`, label };
    const key = isOnly ? exportFileMessages.key({ field: label }) : fieldLabel(entity, name);
    return [link, { field, name, label: key }];
  });
  const labels = Map.groupBy(columns, ({ label }) => label.toLowerCase());
  const taken = new Set<string>();
  return columns.map(({ name, label, ...column }) => {
    const isAlone = labels.get(label.toLowerCase())?.length === 1;
    let header = name;
    if (headers === 'label') header = isAlone ? label : exportFileMessages.named({ label, name });
    while (taken.has(header)) header += '_';
    taken.add(header);
    return { header, ...column };
  });
}

function isLinked(
  { entities }: Pick<RecordSource, 'entities'>,
  entity: Entity,
  reference: Reference,
): boolean {
  return (
    reference.fields.every((name) => isReadable(entity, name)) &&
    (referencedEntity(entities, reference)?.display.value?.length ?? 0) > 0
  );
}

/** Returns the value of a column; null where there is none, or the role can't see the record that it labels. */
export function cellOf(row: RecordRow, { field, link }: ExportColumn): FieldValue {
  if (field !== undefined) return row.values[field.name] ?? null;
  const linked = link === undefined ? null : row.links[link];
  return linked === null || linked === undefined || linked.unavailable !== undefined
    ? null
    : linked.label;
}
