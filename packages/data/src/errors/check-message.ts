import { refusalOfRule } from '@ninefold/rules/records';
import { entityId, type Rule, rulesOfConstraint } from '@ninefold/specification';
import type { FailureContext } from './failure.ts';
import { type ErrorParts, type NamedObjects, quotedNames } from './parts.ts';

/** Says in words which CHECK refused a record (23514). A trigger may have written to another table than the request. */
export function checkMessage(
  parts: Pick<ErrorParts, 'code' | 'message'>,
  named: NamedObjects,
  context: FailureContext,
): string | undefined {
  const { specification, entity } = context;
  if (parts.code !== '23514' || specification === undefined) return undefined;
  const own = entity && entityId(entity);
  const rule = ruleOf(parts, named, context);
  const isOwn = rule?.entity === own;
  return (
    rule && refusalOfRule(specification, rule, isOwn ? recordOf(context) : { before: {}, sent: {} })
  );
}

function ruleOf(
  { message }: Pick<ErrorParts, 'message'>,
  { constraint }: NamedObjects,
  { specification, entity }: FailureContext,
): Rule | undefined {
  if (specification === undefined || constraint === undefined) return undefined;
  const rules = rulesOfConstraint(specification, constraint).filter(
    ({ kind }) => kind === 'check' || kind === 'one of',
  );
  const [table, ...others] = quotedNames(message);
  // A domain's constraint names no table.
  const isOfTable = ({ entity: id }: Rule) =>
    others.length === 0 || id === table || id.endsWith(`.${table}`);
  const own = rules.find((rule) => rule.entity === (entity && entityId(entity)));
  if (own !== undefined && isOfTable(own)) return own;
  const [rule, ...more] = rules.filter(isOfTable);
  return more.length === 0 ? rule : undefined;
}

/** What is known of the record that was sent. */
function recordOf({ operation, values }: FailureContext) {
  const read: unknown = typeof values === 'string' ? JSON.parse(values) : values;
  const [record, ...others] = Array.isArray(read) ? read : [read];
  // Of several records, which one isn't known.
  if (others.length > 0 || typeof record !== 'object' || record === null) {
    return { before: {}, sent: {} };
  }
  return {
    sent: record as Readonly<Record<string, unknown>>,
    ...(operation !== 'insert' && { before: {} }),
  };
}
