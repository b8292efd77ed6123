import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { keyFields } from '../key.ts';
import { writeConditions, type Parameter } from '../query/conditions.ts';
import { versionColumn } from '../query/plan.ts';
import type { RecordRow } from '../record.ts';
import { fieldsNamed } from '../source.ts';
import { isComparable } from './comparable.ts';

/** A record as it was read. */
export type SeenRecord = Pick<RecordRow, 'id' | 'values' | 'version'>;

/** Makes a write find its record only as long as the record is as it was seen. */
export interface Guard {
  /** Conditions of the write. */
  readonly parameters: readonly Parameter[];
  /** Names of the fields that must be as they were seen. */
  readonly fields: readonly string[];
  /**
   * Names of those that no condition can compare. They are read again right before the write: a
   * change in the moment between goes unnoticed.
   */
  readonly readFirst: readonly string[];
}

/** Addresses stay within the 8 kB that proxies take, with the selection beside the guard. */
const longestGuard = 4000;

/**
 * Guards by the row's version, which moves with any change. One to fields that the team hides is
 * nothing that a person could have seen: only those that are written count.
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
  let room = longestGuard;
  for (const field of fields) {
    const { name } = field;
    const value = seen.values[name] ?? null;
    if (value !== null && !isComparable(field)) {
      readFirst.push(name);
      continue;
    }
    const values =
      value === null ? [] : [typeof value === 'string' ? value : writeValue(value, field)];
    const written = writeConditions([
      { field: name, operator: value === null ? 'empty' : 'eq', values },
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
