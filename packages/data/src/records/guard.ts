import { type Entity, fieldOf } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { fieldsNamed, keyFields, longestConditions, versionColumn } from '../query/index.ts';
import { equals, type Parameter, writeFilters } from '@ninefold/specification/grammar';
import type { RecordRow } from './record.ts';
import { isComparable } from './comparable.ts';

/** A record with the values that were read. */
export type SeenRecord = Pick<RecordRow, 'id' | 'values' | 'version'>;

/** Makes a write find its record only while the record is unchanged since it was read. */
export interface Guard {
  /** Conditions of the write. */
  readonly parameters: readonly Parameter[];
  /** Names of the fields that must not have changed. */
  readonly fields: readonly string[];
  /** Names of those that no condition can compare: they are read right before the write. */
  readonly readFirst: readonly string[];
}

/**
 * Guards by the row's version, which any change moves. Of the fields that the team hides, which nobody
 * could have seen, only those that are written count.
 */
export function guardByVersion(
  entity: Entity,
  seen: SeenRecord,
  version: string,
  written: readonly string[],
): Guard {
  const fields = Object.keys(seen.values).filter(
    (name) => written.includes(name) || fieldOf(entity, name)?.hidden?.value !== true,
  );
  return { parameters: [[versionColumn, `eq.${version}`]], fields, readFirst: [] };
}

/** Guards by the values of the named fields, as far as they were read. */
export function guardByValues(entity: Entity, seen: SeenRecord, names: readonly string[]): Guard {
  const key = keyFields(entity);
  const fields = fieldsNamed(entity, names).filter(
    ({ name }) => Object.hasOwn(seen.values, name) && !key.includes(name),
  );
  const parameters: Parameter[] = [];
  const readFirst: string[] = [];
  let room = longestConditions;
  for (const field of fields) {
    const { name } = field;
    const value = seen.values[name] ?? null;
    if (value !== null && !isComparable(field)) {
      readFirst.push(name);
      continue;
    }
    const written = writeFilters([
      value === null
        ? { field: name, operator: 'empty', values: [] }
        : equals(name, typeof value === 'string' ? value : writeValue(value, field)),
    ]);
    const length = encodeURIComponent(written.flat().join('=')).length;
    if (length > room) {
      readFirst.push(name);
      continue;
    }
    room -= length;
    parameters.push(...written);
  }
  return { parameters, fields: fields.map(({ name }) => name), readFirst };
}
