import { formatList } from '@ninefold/messages';
import {
  type Entity,
  type ErrorEntry,
  findEntity,
  rulesOf,
  type Specification,
} from '../model/index.ts';
import { statementMessages } from './messages.ts';
import { ruleStatement } from './rule-statement.ts';
import { entityName, fieldLabel, inSentence, quotedList } from './sentence.ts';

/** Describes the error of a constraint; undefined where the constraint doesn't say enough. */
export function errorStatement(
  specification: Specification,
  entry: ErrorEntry,
): string | undefined {
  const entity = findEntity(specification, entry.entity ?? '');
  if (entity === undefined) return undefined;
  const { constraint = '' } = entry;
  const names = { ...entityName(entity), constraint };
  switch (entry.code) {
    case '23505': {
      // A partial index or one over expressions compares more than its columns.
      if (
        rulesOf(specification, entity).some(
          (rule) => rule.constraint === entry.constraint && rule.sql !== undefined,
        )
      ) {
        return statementMessages.failedIndex(names);
      }
      const labels = (entry.fields ?? []).map((field) => inSentence(fieldLabel(entity, field)));
      return labels.length === 0
        ? statementMessages.duplicateRecord(names)
        : statementMessages.duplicate({ ...names, fields: formatList(labels) });
    }
    case '23503':
      return brokenReference(entity, entry);
    case '23P01':
      return statementMessages.clash(names);
    case '23514': {
      const rule = rulesOf(specification, entity).find(
        (each) => each.bounds !== undefined && each.constraint === entry.constraint,
      );
      return rule === undefined
        ? statementMessages.failedCheck(names)
        : ruleStatement(specification, rule);
    }
    default:
      return undefined;
  }
}

function brokenReference(entity: Entity, entry: ErrorEntry): string | undefined {
  const reference = entity.references.find(({ constraint }) => constraint === entry.constraint);
  if (reference === undefined) return undefined;
  const { fields, onDelete } = reference;
  const names = {
    ...entityName(entity),
    fields: quotedList(fields.map((field) => fieldLabel(entity, field))),
  };
  return onDelete === 'no action' || onDelete === 'restrict'
    ? statementMessages.brokenReference(names)
    : statementMessages.missingReference(names);
}
