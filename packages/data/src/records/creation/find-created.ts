import { type Entity, type Field, fieldOf } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { isComparable } from '../comparable.ts';
import { keyFields, longestConditions, type RecordSource } from '../../query/index.ts';
import { listRecords } from '../list.ts';
import {
  equals,
  type Filter,
  initialListState,
  type SortKey,
  writeFilters,
} from '@ninefold/specification/grammar';
import type { FieldValue, RecordRow, RecordValues } from '../record.ts';
import type { CreationMark } from './creation-mark.ts';

export async function findMarked(
  source: RecordSource,
  entity: Entity,
  { field, value }: CreationMark,
): Promise<RecordRow | undefined> {
  const filters = [equals(field, value)];
  const page = await listRecords(source, entity, { ...initialListState, filters, limit: 1 });
  return page.rows[0];
}

const mostCandidates = 5;

/** Finds the records that may have been created with these values, newest first. */
export async function findCandidates(
  source: RecordSource,
  entity: Entity,
  values: RecordValues,
): Promise<readonly RecordRow[]> {
  const { rows } = await listRecords(source, entity, {
    ...initialListState,
    filters: filtersOf(entity, values),
    order: newestFirst(entity),
    limit: mostCandidates,
  });
  return rows;
}

/** The field in which the database notes when a record was created. */
export function createdAtField(entity: Entity): string | undefined {
  return entity.fields.find(
    ({ kind, default: preset, grants }) =>
      (kind === 'instant' || kind === 'timestamp') &&
      grants.select &&
      /^(?:now\(\)|CURRENT_TIMESTAMP|transaction_timestamp\(\))$/i.test(preset ?? ''),
  )?.name;
}

function newestFirst(entity: Entity): readonly SortKey[] {
  const createdAt = createdAtField(entity);
  const fields = [...(createdAt === undefined ? [] : [createdAt]), ...keyFields(entity)];
  return fields.map((field) => ({ field, direction: 'descending' }));
}

/** Filters that are left out find more records than were created, never fewer. */
export function filtersOf(entity: Entity, values: RecordValues): readonly Filter[] {
  let room = longestConditions;
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(entity, name);
    const filter = field?.grants.select === true ? filterOf(entity, field, value) : undefined;
    if (filter === undefined) return [];
    const length = encodeURIComponent(writeFilters([filter]).flat().join('=')).length;
    if (length > room) return [];
    room -= length;
    return [filter];
  });
}

const rounded: ReadonlySet<Field['kind']> = new Set(['decimal', 'float', 'array']);

function filterOf(entity: Entity, field: Field, value: FieldValue): Filter | undefined {
  // A default or a trigger may fill it.
  if (value === null || value === '') return undefined;
  const isKey = keyFields(entity).includes(field.name);
  if (field.kind === 'text' && typeof value === 'string' && !isKey) {
    // A trigger may have changed its case, or trimmed it.
    return { field: field.name, operator: 'contains', values: [value.trim()] };
  }
  // A number may have been rounded to its column's digits.
  if (rounded.has(field.kind) || !isComparable(field)) return undefined;
  const text = typeof value === 'string' ? value : writeValue(value, field);
  return equals(field.name, text);
}
