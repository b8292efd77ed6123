import { findEntity, type Rule, type Specification } from '@ninefold/specification';
import { momentOfCheck } from './moment-of-check.ts';
import { refusal } from './refusal.ts';
import { type CheckedRecord, storedValues } from './stored-values.ts';

/**
 * Says what a record must fulfil that the database refused by this rule; undefined where the rule's entity isn't known.
 *
 * @param record As far as it is known.
 */
export function refusalOfRule(
  specification: Specification,
  rule: Rule,
  record: CheckedRecord,
): string | undefined {
  const entity = findEntity(specification, rule.entity);
  if (entity === undefined) return undefined;
  return refusal(specification, entity, rule, storedValues(entity, record), momentOfCheck());
}
