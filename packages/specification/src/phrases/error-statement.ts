import {
  type Entity,
  type ErrorEntry,
  findEntity,
  rulesOf,
  type Specification,
} from '../model/index.ts';
import { ruleStatement } from './rule-statement.ts';
import { entityLabel, entityPlural, fieldLabel, inSentence, listed } from './sentence.ts';

/** Describes the error of a constraint; undefined where the constraint doesn't say enough. */
export function errorStatement(
  specification: Specification,
  entry: ErrorEntry,
): string | undefined {
  const entity = findEntity(specification, entry.entity ?? '');
  if (entity === undefined) return undefined;
  switch (entry.code) {
    case '23505': {
      // A partial index or one over expressions compares more than its columns.
      if (
        rulesOf(specification, entity).some(
          (rule) => rule.constraint === entry.constraint && rule.sql !== undefined,
        )
      ) {
        return refusedBy('unique index', entity, entry);
      }
      const fields = listed(
        (entry.fields ?? []).map((field) => inSentence(fieldLabel(entity, field))),
      );
      const what = fields === '' ? 'the same values' : `this ${fields}`;
      return `Another of the ${inSentence(entityPlural(entity))} already has ${what}.`;
    }
    case '23503':
      return brokenReference(specification, entity, entry);
    case '23P01':
      return `This clashes with another of the ${inSentence(entityPlural(entity))}.`;
    case '23514': {
      const rule = rulesOf(specification, entity).find(
        ({ bounds, constraint }) => bounds !== undefined && constraint === entry.constraint,
      );
      return rule === undefined
        ? refusedBy('check', entity, entry)
        : ruleStatement(specification, rule);
    }
    default:
      return undefined;
  }
}

function refusedBy(what: string, entity: Entity, { constraint = '' }: ErrorEntry): string {
  return `The database's ${what} ${constraint} refuses this ${inSentence(entityLabel(entity))}.`;
}

function brokenReference(
  specification: Specification,
  entity: Entity,
  entry: ErrorEntry,
): string | undefined {
  const reference = entity.references.find(({ constraint }) => constraint === entry.constraint);
  if (reference === undefined) return undefined;
  const labels = listed(reference.fields.map((field) => fieldLabel(entity, field)));
  const missing = `${labels} does not exist`;
  const holds = reference.onDelete === 'no action' || reference.onDelete === 'restrict';
  if (!holds) return `${missing}.`;
  return `${missing}, or ${inSentence(entityPlural(entity))} still refer to what is to be removed.`;
}
