import { type Entity, entityId } from '@ninefold/specification';
import { noRow, question } from '@ninefold/specification/explain';
import type { FormError } from '@ninefold/ui/shapes';
import { failureOf } from './failure.ts';

const saysWhy: ReadonlySet<string> = new Set(['conflict', 'not found', 'offline']);

/** Turns an error of the database into errors beside the fields that they are about. */
export function formErrors(error: unknown, entity?: Entity): readonly FormError[] {
  const { kind, message, field, code, constraint = '', technical } = failureOf(error);
  // The message itself says why, and no rule or policy does.
  if (kind === 'signed out' || (code === '' && saysWhy.has(kind))) return [{ message }];
  const said = code === '' && technical.status === 200 ? noRow : code;
  const why = entity && question('refusal', entityId(entity), said, constraint, field ?? '');
  return [{ message, field, why }];
}
