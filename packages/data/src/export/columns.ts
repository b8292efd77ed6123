import {
  type Entity,
  fieldLabel,
  fieldOf,
  type Field,
  type Reference,
  referenceShownAt,
} from '@ninefold/specification';
import { isReadable, type RecordSource, referencedEntity } from '../query/index.ts';
import type { FieldValue, RecordRow } from '../records/index.ts';
import { keyColumn, labelColumn, namedHeader } from '../table-files/index.ts';
import { labelText, type LabelText } from './label-text.ts';

/** A column of a file: the values of a field, or the labels of the records that it refers to. */
export interface ExportColumn {
  /** Unique among the columns. */
  readonly header: string;
  /** Undefined for a label. */
  readonly field?: Field;
  /** The constraint of the reference whose labels these are. */
  readonly link?: string;
  /** Writes values as people read them; absent where they are as Postgres writes them. */
  readonly labelText?: LabelText;
}

/** Whether columns are headed by labels, and hold them where values have some; or are as the database has them. */
export type ExportHeaders = 'label' | 'name';

export interface ExportColumnsOptions {
  /** One column for each field, as a list shows it: of a reference, its labels or its keys alone. */
  readonly oneEach?: boolean;
}

/**
 * Returns the columns of a file. A field that refers to other records has two: with their labels, and with
 * their keys. Leaves out what the role can't read.
 *
 * @param fields Names of fields, in order.
 */
export function exportColumns(
  source: Pick<RecordSource, 'entities' | 'specification'>,
  entity: Entity,
  fields: readonly string[],
  headers: ExportHeaders,
  { oneEach = false }: ExportColumnsOptions = {},
): readonly ExportColumn[] {
  const { specification } = source;
  const columns = [...new Set(fields)].flatMap((name) => {
    const field = fieldOf(entity, name);
    if (field === undefined || !isReadable(entity, name)) return [];
    const shown = referenceShownAt(entity, name);
    const reference = shown && isLinked(source, entity, shown) ? shown : undefined;
    const text = headers === 'label' && specification && labelText(specification, entity, field);
    const value = { field, ...(text && { labelText: text }) };
    if (reference === undefined) return [{ ...value, name, label: fieldLabel(entity, name) }];
    const link = { link: reference.constraint, ...labelColumn(source.entities, entity, reference) };
    const key = { ...value, ...keyColumn(entity, name, reference) };
    if (oneEach) return [headers === 'label' ? link : key];
    return [link, key];
  });
  const labels = Map.groupBy(columns, ({ label }) => label.toLowerCase());
  const taken = new Set<string>();
  return columns.map(({ name, label, ...column }) => {
    const isAlone = labels.get(label.toLowerCase())?.length === 1;
    let header = name;
    if (headers === 'label') header = isAlone ? label : namedHeader({ label, name });
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

/**
 * Returns the value of a column; null where there is none. In place of the label of a record that the role can't
 * see, it is the key: an empty cell would say that there is no record.
 */
export function cellOf(row: RecordRow, { field, link }: ExportColumn): FieldValue {
  if (field !== undefined) return row.values[field.name] ?? null;
  return (link === undefined ? undefined : row.links[link])?.label ?? null;
}
