import type { Field } from '@ninefold/specification';
import { compareValues, type Value } from '@ninefold/values';
import { isSame } from './changed-fields.ts';

/** Whether writing a value would change what is stored. Upper and lower case are told apart. */
export function sameValue(field: Field, value: Value, stored: Value): boolean {
  if (isSame(value, stored)) return true;
  if (value === null || stored === null || field.kind === 'text') return false;
  return compareValues(value, stored, field) === 0;
}
