import { type Entity, entityId } from '@ninefold/data/specification';
import { question } from '@ninefold/data/specification/why';
import type { FormError } from '@ninefold/ui/patterns/shapes';
import { failureOf } from './failure.ts';

/** What the database refused, beside the fields that it is about. */
export function formErrors(error: unknown, entity?: Entity): readonly FormError[] {
  const { message, field, code, constraint = '' } = failureOf(error);
  const why = entity && question('refusal', entityId(entity), code, constraint, field ?? '');
  return [{ message, field, why }];
}
