import type { RawRow, ReadOptions } from '../client/index.ts';
import { aboutReference, type Entity, type Field, fieldOf } from '@ninefold/specification';
import { parseValue, writeValue } from '@ninefold/values';
import {
  displayFields,
  fieldsNamed,
  keyFields,
  type LinkPlan,
  type RecordPlan,
  type RecordSource,
  versionColumn,
  writeKey,
} from '../query/index.ts';
import { labelOfRow, labelOfValue } from './label.ts';
import type { LinkedRecords } from './lookup.ts';
import { recordMessages } from './messages.ts';
import type { FieldValue, RecordLink, RecordRow, RecordValues } from './record.ts';

/** Turns an answer's rows into records, and looks up the labels that it could not embed. */
export async function recordsOf(
  source: RecordSource,
  plan: RecordPlan,
  rows: readonly RawRow[],
  offset = 0,
  options: ReadOptions = {},
): Promise<readonly RecordRow[]> {
  const apart = plan.links.filter(
    ({ alias, target }) => alias === undefined && target !== undefined,
  );
  const found = new Map<LinkPlan, LinkedRecords>();
  if (apart.length > 0) {
    // Most lists have none, and load no code for it.
    const { lookUp } = await import('./lookup.ts');
    const looking = apart.map(async (link) =>
      found.set(link, await lookUp(source, link, rows, options)),
    );
    await Promise.all(looking);
  }
  return rows.map((row, index) => recordOf(source, plan, row, offset + index, found));
}

/** Returns a plan whose records show the keys of those that could not be embedded. */
export function withoutLookups(plan: RecordPlan): RecordPlan {
  const links = plan.links.map((link) =>
    link.alias === undefined ? { ...link, target: undefined } : link,
  );
  return { ...plan, links };
}

function recordOf(
  source: RecordSource,
  { entity, fields, links, versioned }: RecordPlan,
  row: RawRow,
  index: number,
  found: ReadonlyMap<LinkPlan, LinkedRecords>,
): RecordRow {
  const resolved = new Map(
    links.map((plan) => [plan.reference, linkOf(source, plan, row, found.get(plan))]),
  );
  const key = keyFields(entity);
  const id = key.length === 0 ? `#${index}` : keyOf(row, key);
  const version = versioned ? row[versionColumn] : undefined;
  const { exactLabels: exact } = source;
  const labelOf = ({ name }: Field) => {
    const of = [...resolved].find(
      ([
        {
          fields: [first, ...others],
        },
      ]) => first === name && others.length === 0,
    );
    return of?.[1]?.label;
  };
  const title = labelOfRow(entity, displayFields(entity), row, { exact, labelOf });
  const about = aboutReference(entity);
  return {
    id,
    title: title === '' ? keyTitle(source, entity, row, index) : title,
    // A view's row leads to the record that it is about.
    href: key.length > 0 ? source.href?.(entity, id) : about && resolved.get(about)?.href,
    ...(typeof version === 'string' && { version }),
    values: Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field, row[field.name])]),
    ),
    links: Object.fromEntries([...resolved].map(([{ constraint }, link]) => [constraint, link])),
  };
}

function linkOf(
  source: RecordSource,
  { reference, target, labelFields, alias }: LinkPlan,
  row: RawRow,
  apart: LinkedRecords | undefined,
): RecordLink | null {
  const own = reference.fields.map((name) => row[name]);
  if (own.some((value) => value === null || value === undefined)) return null;
  const id = writeKey(own.map(text));
  const bare = own
    .map((value, place) =>
      visibleText(
        source,
        target && fieldOf(target, reference.referencedFields[place] ?? ''),
        value,
      ),
    )
    .join(', ');
  const link = { entity: reference.entity, schema: reference.schema, id };
  if (target === undefined) return { ...link, label: bare, unavailable: 'denied' };
  const linked = alias === undefined ? apart?.get(link.id) : asRow(row[alias]);
  if (linked === undefined) return { ...link, label: bare, unavailable: 'hidden' };
  const key = keyFields(target);
  const linkedId = key.length === 0 ? undefined : keyOf(linked, key);
  const label = labelOfRow(target, labelFields, linked, { exact: source.exactLabels });
  return {
    ...link,
    label: label === '' ? bare : label,
    ...(linkedId !== undefined && { id: linkedId, href: source.href?.(target, linkedId) }),
  };
}

function keyTitle(source: RecordSource, entity: Entity, row: RawRow, index: number): string {
  const fields = fieldsNamed(entity, keyFields(entity));
  return fields.length === 0
    ? `#${index + 1}`
    : fields.map((field) => visibleText(source, field, row[field.name])).join(', ');
}

/** Returns the id of a record with these values of its key. */
export function idOf(entity: Entity, values: RecordValues): string {
  return writeKey(
    fieldsNamed(entity, keyFields(entity)).map((field) =>
      writeValue(values[field.name] ?? null, field),
    ),
  );
}

export function keyOf(row: RawRow, key: readonly string[]): string {
  return writeKey(key.map((name) => text(row[name])));
}

/**
 * Turns numbers into text, and the text of an array into a list. What no list can say, such as indexes that
 * don't begin with 1 and the semicolons between boxes, stays text.
 */
export function valueOf(field: Field, raw: unknown): FieldValue {
  const { kind, type, baseType = type } = field;
  if (kind === 'array' && typeof raw === 'string' && baseType !== 'box[]') {
    return parseValue(raw, field).value ?? raw;
  }
  if (typeof raw === 'number') return String(raw);
  return (raw ?? null) as FieldValue;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

/** A key's value as people see it: an empty text would be a link without a name. */
function visibleText(
  { exactLabels }: RecordSource,
  field: Field | undefined,
  value: unknown,
): string {
  const label = field === undefined ? text(value) : labelOfValue(value, field, exactLabels);
  return label || recordMessages.emptyText;
}

function asRow(value: unknown): RawRow | undefined {
  return typeof value === 'object' && value !== null ? (value as RawRow) : undefined;
}
