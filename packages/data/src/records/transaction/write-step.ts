import type { Entity, Field } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { fieldsNamed, keyFields, readKey } from '../../query/index.ts';
import { isComparable } from '../comparable.ts';
import type { SeenRecord } from '../guard.ts';
import type { FieldValue, RecordValues } from '../record.ts';
import { bodyOf } from '../write.ts';

/** Writes to records of one entity, in one statement. */
export interface WriteStep {
  readonly entity: Entity;
  readonly operation: 'insert' | 'update' | 'delete';
  /** All write the same fields. */
  readonly rows: readonly StepRow[];
  /** Leaves out the rows that have changed since they were read. Otherwise one of them makes all steps fail. */
  readonly partial?: true;
  /** Which of another person's changes count: those to any field that people see, or those to written ones. */
  readonly guard?: 'record' | 'fields';
  /** Names of the fields whose values the answer returns, of a step with one row. */
  readonly returns?: readonly string[];
  /** Fields that take returned values of an earlier step. */
  readonly fromReturned?: Readonly<Record<string, string>>;
}

interface StepRow {
  /** The stored record of an update or delete. */
  readonly record?: SeenRecord;
  readonly values?: RecordValues;
}

/** Returns a step as `ninefold_write` takes it. */
export function wantedOf(step: WriteStep) {
  const { entity, operation, rows, partial, guard, returns, fromReturned } = step;
  const [{ record, values = {} } = {}] = rows;
  const written = Object.keys(values);
  const guarded = record === undefined ? [] : guardedFields(entity, record, written, guard);
  const seen = guarded.filter(isComparable);
  // JSON's null is left out: as a value of a request it means NULL.
  const seenJson = guarded.filter(
    (field) => holdsJson(field) && rows.every((row) => row.record?.values[field.name] !== 'null'),
  );
  const isExact = fieldsNamed(entity, written).every(isComparable);
  return {
    schema: entity.schema,
    relation: entity.name,
    operation,
    fields: {
      ...(operation !== 'delete' && { new: written }),
      ...(record !== undefined && { key: keyFields(entity) }),
      ...(seen.length > 0 && { seen: namesOf(seen) }),
      ...(seenJson.length > 0 && { 'seen json': namesOf(seenJson) }),
      ...(fromReturned !== undefined && { parent: Object.entries(fromReturned) }),
    },
    rows: rows.map((row, place) => {
      const { id, version, values: known = {} } = row.record ?? {};
      const [sent, json] = [bodyOf(entity, row.values ?? {}), bodyOf(entity, known)];
      return {
        place,
        ...(operation !== 'delete' &&
          numbered(
            'new',
            written.map((name) => sent[name]),
          )),
        ...(id !== undefined && numbered('key', readKey(id))),
        ...numbered(
          'seen',
          seen.map((field) => textOf(field, known[field.name] ?? null)),
        ),
        ...numbered(
          'seen json',
          seenJson.map(({ name }) => json[name] ?? null),
        ),
        // A record whose triggers changed it in an earlier step has another version.
        ...(version !== undefined && !isExact && { version }),
      };
    }),
    ...(partial !== undefined && { partial }),
    ...(returns !== undefined && { return: returns }),
  };
}

function numbered(kind: string, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(values.map((value, index) => [`${kind}_${index + 1}`, value]));
}

function namesOf(fields: readonly Field[]): readonly string[] {
  return fields.map(({ name }) => name);
}

/** Returns the fields that must not have changed: those that people see, and those that are written. */
function guardedFields(
  entity: Entity,
  { values }: SeenRecord,
  written: readonly string[],
  guard: WriteStep['guard'] = 'record',
): readonly Field[] {
  const key = keyFields(entity);
  return fieldsNamed(entity, Object.keys(values)).filter(({ name, kind, hidden }) => {
    const isSeen = guard === 'record' && hidden?.value !== true && kind !== 'binary';
    return (isSeen || written.includes(name)) && !key.includes(name);
  });
}

function holdsJson({ kind, elementKind, virtual }: Field): boolean {
  return virtual !== true && (kind === 'json' || (kind === 'array' && elementKind === 'json'));
}

function textOf(field: Field, value: FieldValue): FieldValue {
  return value === null || typeof value === 'string' ? value : writeValue(value, field);
}
