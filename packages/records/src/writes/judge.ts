import type { RecordValues } from '@ninefold/data/records';
import { checkRecord, type RecordProblem } from '@ninefold/rules/records';
import type { Entity } from '@ninefold/specification';
import type { WriteContext } from './write-context.ts';

/** Returns why the database would certainly refuse the values, as far as that is known before they are sent. */
export function judged(
  { asked }: WriteContext,
  entity: Entity,
  sent: RecordValues,
  before?: RecordValues,
): readonly RecordProblem[] {
  return asked === undefined ? [] : checkRecord(asked, entity, { before, sent });
}
