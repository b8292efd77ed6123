import { callInstalled, DataError, writeBody } from '../../client/index.ts';
import type { Entity, Field } from '@ninefold/specification';
import { writeValue } from '@ninefold/values';
import { fieldsNamed, keyFields, readKey, type RecordSource } from '../../query/index.ts';
import { changedFields } from '../changed-fields.ts';
import { isComparable } from '../comparable.ts';
import { failed, failureOf } from '../failed.ts';
import type { SeenRecord } from '../guard.ts';
import { leftUnchanged } from '../left-unchanged.ts';
import { recordMessages } from '../messages.ts';
import { readRecord } from '../read.ts';
import { RecordConflict } from '../record-conflict.ts';
import type { FieldValue, RecordValues } from '../record.ts';
import { notKeptTogetherMessage } from '../unwritten/index.ts';
import { bodyOf } from '../write.ts';
import { childrenMessages } from './messages.ts';

/** A write to one record, as one of several in a transaction. */
export interface SaveStep {
  readonly entity: Entity;
  readonly operation: 'insert' | 'update' | 'delete';
  /** The stored record of an update or delete. */
  readonly record?: SeenRecord;
  readonly values?: RecordValues;
  /** Names of the fields whose values the answer returns. */
  readonly returns?: readonly string[];
  /** Fields that take returned values of an earlier step. */
  readonly fromReturned?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly saved?: Readonly<Record<string, string>>;
  readonly failed?: {
    readonly place: number | null;
    readonly code: string | null;
    readonly message: string;
    readonly details: string | null;
    readonly hint: string | null;
  };
}

/** A step that the database did not take. None was carried out. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  override readonly cause: DataError;
  /** Its place among the steps; undefined for what was checked after all. */
  readonly place: number | undefined;

  constructor(cause: DataError, place: number | undefined) {
    super(cause.message, { cause });
    this.cause = cause;
    this.place = place;
  }
}

/**
 * Takes all steps in one transaction. Each must write exactly its record, unchanged since it was read.
 *
 * @returns The returned values; undefined where the project has no function for it, and nothing was done.
 * @throws {StepFailed} where the database took one of them not.
 * @throws {DataError} where the request failed.
 */
export async function saveSteps(
  source: RecordSource,
  steps: readonly SaveStep[],
): Promise<Readonly<Record<string, string>> | undefined> {
  const answer = (await callInstalled(source.client, {
    name: 'ninefold_save',
    arguments: writeBody({ wanted: steps.map(wantedOf) }),
    irreplaceable: {
      installed: source.specification?.writesOnce === true,
      uncached: childrenMessages.uncached,
    },
  })) as Answer | undefined;
  if (answer?.failed === undefined) return answer?.saved;
  const { place, code, message, details, hint } = answer.failed;
  const step = place === null ? undefined : steps[place];
  const { client, specification } = source;
  const error =
    code === null && step !== undefined
      ? step.record === undefined
        ? failed(step.entity, 'refused', notKeptTogetherMessage(step.entity))
        : await unwritten(source, step, step.record)
      : DataError.of(
          {
            error: { code: code ?? '', message, details: details ?? '', hint: hint ?? '' },
            status: 400,
          },
          { entity: step?.entity ?? steps[0]?.entity, specification },
        );
  throw new StepFailed(client.report(error), place ?? undefined);
}

function wantedOf({ entity, operation, record, values = {}, ...step }: SaveStep) {
  const written = Object.keys(values);
  const seen = record === undefined ? [] : guardedFields(entity, record, written);
  const [comparable, json] = [seen.filter(isComparable), seen.filter(holdsJson)];
  const isExact = fieldsNamed(entity, written).every(isComparable);
  const key = keyFields(entity);
  const keyValues = record === undefined ? [] : readKey(record.id);
  return {
    schema: entity.schema,
    relation: entity.name,
    operation,
    ...(operation !== 'delete' && { new: bodyOf(entity, values) }),
    ...(record !== undefined && {
      key: Object.fromEntries(key.map((name, index) => [name, keyValues[index] ?? ''])),
      seen: Object.fromEntries(
        comparable.map((field) => [field.name, textOf(field, record.values[field.name] ?? null)]),
      ),
      'seen json': bodyOf(entity, pick(record.values, json)),
    }),
    // A record whose triggers changed it in an earlier step has another version.
    ...(record?.version !== undefined && !isExact && { version: record.version }),
    ...(step.returns !== undefined && { return: step.returns }),
    ...(step.fromReturned !== undefined && { parent: step.fromReturned }),
  };
}

/** Returns the fields that must not have changed: those that people see, and those that are written. */
function guardedFields(
  entity: Entity,
  { values }: SeenRecord,
  written: readonly string[],
): readonly Field[] {
  const key = keyFields(entity);
  return fieldsNamed(entity, Object.keys(values)).filter(({ name, kind, hidden }) => {
    const isSeen = written.includes(name) || (hidden?.value !== true && kind !== 'binary');
    return isSeen && !key.includes(name);
  });
}

function holdsJson({ kind, elementKind, virtual }: Field): boolean {
  return virtual !== true && (kind === 'json' || (kind === 'array' && elementKind === 'json'));
}

function textOf(field: Field, value: FieldValue): FieldValue {
  return value === null || typeof value === 'string' ? value : writeValue(value, field);
}

/** JSON's null is left out: as a value of a request it means NULL. */
function pick(values: RecordValues, fields: readonly Field[]): RecordValues {
  return Object.fromEntries(
    fields.flatMap(({ name }) =>
      values[name] === 'null' ? [] : [[name, values[name] ?? null] as const],
    ),
  );
}

/** Finds out why a step found no record to write. */
async function unwritten(
  source: RecordSource,
  { entity, operation }: SaveStep,
  record: SeenRecord,
): Promise<DataError> {
  const isUpdate = operation === 'update';
  try {
    const current = await readRecord(source, entity, record.id);
    const changed = Object.keys(changedFields(current.values, record.values));
    if (changed.length === 0) {
      return leftUnchanged(entity, isUpdate ? 'update' : 'delete');
    }
    const message = recordMessages[isUpdate ? 'editConflict' : 'deleteConflict'];
    return new RecordConflict(failureOf(entity, 'conflict', message), current, changed);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (error.failure.kind !== 'not found') return error;
    return failed(entity, 'not found', recordMessages.gone);
  }
}
