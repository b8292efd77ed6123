import type { Entity } from '@ninefold/specification';
import type { CheckedRecord } from '../constraints/index.ts';
import { type Asked, policyPerson } from '../permissions/index.ts';
import type { RecordProblem } from './record-problem.ts';

/**
 * Returns why row-level security would refuse the record that would be stored, at the fields that decide it. A record
 * that can't be changed at all has no such field: its controls say so.
 */
export function refusedByPolicies(
  { specification, person, policies }: Asked,
  entity: Entity,
  { before, sent }: CheckedRecord,
): readonly RecordProblem[] {
  if (policies === undefined || !entity.rowSecurity) return [];
  const isNew = before === undefined;
  const found = policies.answer(
    specification,
    entity,
    isNew ? 'insert' : 'update',
    { ...(!isNew && { before }), after: sent },
    policyPerson(person),
  );
  if (found.answer !== 'no') return [];
  const fields = found.fields.filter((name) => isNew || Object.hasOwn(sent, name));
  return fields.length === 0 ? [] : [{ fields, message: found.reason, source: entity.source }];
}
