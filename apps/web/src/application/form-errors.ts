import { type Entity, entityId } from '@ninefold/data/specification';
import { noRow, question } from '@ninefold/data/specification/why';
import type { FormError } from '@ninefold/ui/patterns/shapes';
import { failureOf } from './failure.ts';

/** What the database refused, beside the fields that it is about. */
export function formErrors(error: unknown, entity?: Entity): readonly FormError[] {
  const { kind, message, field, code, constraint = '', technical } = failureOf(error);
  // The message itself says why: another person was first.
  if (code === '' && (kind === 'conflict' || kind === 'not found')) return [{ message }];
  const said = code === '' && technical.status === 200 ? noRow : code;
  const why = entity && question('refusal', entityId(entity), said, constraint, field ?? '');
  return [{ message, field, why }];
}
