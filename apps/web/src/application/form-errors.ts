import type { FormError } from '@ninefold/ui/patterns/shapes';
import { failureOf } from './failure.ts';

/** What the database refused, beside the fields that it is about. */
export function formErrors(error: unknown): readonly FormError[] {
  const { message, field } = failureOf(error);
  return [{ message, field }];
}
