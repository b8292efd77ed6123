import type { Entity, Source, Specification } from '@ninefold/specification';
import type { Context } from '../expressions/index.ts';
import { type Check, checksOf } from './checks-of.ts';
import { type CheckedRecord, storedValues } from './stored-values.ts';
import { momentOfCheck } from './moment-of-check.ts';
import { refusal } from './refusal.ts';

export interface RefusedCheck {
  readonly constraint: string;
  /** The fields that it reads: beside each, the message belongs. */
  readonly fields: readonly string[];
  /** What the record must fulfil. */
  readonly message: string;
  readonly source: Source;
}

/**
 * Returns the CHECK constraints that would certainly refuse a record: those that are FALSE for the values that would
 * be stored. The others are left to the database. An update is asked only about constraints that read a value that
 * it sends.
 *
 * @param context The moment of the check, by default now.
 */
export function refusedChecks(
  specification: Specification,
  entity: Entity,
  record: CheckedRecord,
  context: Context = momentOfCheck(),
): readonly RefusedCheck[] {
  const values = storedValues(entity, record);
  return checksOf(specification, entity).flatMap((check) => {
    const fields = fieldsOf(check);
    const isAsked =
      record.before === undefined || fields.some((field) => Object.hasOwn(record.sent, field));
    if (!isAsked || !isFalse(check, values, context)) return [];
    const { constraint = '', source } = check.rule;
    const message = refusal(specification, entity, check.rule, values, context);
    return [{ constraint, fields, message, source }];
  });
}

/** Returns the names of the fields that each of an entity's CHECK constraints reads. */
export function fieldsOfChecks(
  specification: Specification,
  entity: Entity,
): readonly (readonly string[])[] {
  return checksOf(specification, entity).map((check) => fieldsOf(check));
}

function fieldsOf({ compiled, value }: Check): readonly string[] {
  if (compiled.kind === 'undecided') return [];
  return value === undefined ? compiled.columns : [value];
}

function isFalse(
  { compiled, value }: Check,
  values: Readonly<Record<string, unknown>>,
  context: Context,
): boolean {
  if (compiled.kind === 'undecided') return false;
  const record = value === undefined ? values : { VALUE: values[value] };
  return compiled.evaluate(record, context) === false;
}
