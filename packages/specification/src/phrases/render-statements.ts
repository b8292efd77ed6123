import {
  type Call,
  type ErrorEntry,
  fieldOf,
  findEntity,
  isKnown,
  type Limit,
  type Screen,
  type Specification,
} from '../model/index.ts';
import { errorStatement } from './error-statement.ts';
import { ruleStatement } from './rule-statement.ts';
import { entityLabel, entityPlural, fieldLabel, inSentence } from './sentence.ts';

/**
 * Writes all sentences and titles of a specification with its current labels. The catalog and a
 * declaration that changes labels both need it.
 */
export function renderStatements(specification: Specification): Specification {
  return {
    ...specification,
    screens: specification.screens.map((screen) => ({
      ...screen,
      title: screenTitle(specification, screen),
    })),
    rules: specification.rules.map((rule) => ({
      ...rule,
      statement: ruleStatement(specification, rule),
    })),
    calls: specification.calls.map((call) => ({ ...call, does: callWords(specification, call) })),
    errors: specification.errors.map((entry) => renderError(specification, entry)),
    limits: specification.limits.map((limit) => ({
      ...limit,
      ...limitWords(specification, limit),
    })),
  };
}

function screenTitle(specification: Specification, screen: Screen): string {
  const entity = findEntity(specification, screen.entity ?? '');
  if (entity === undefined || screen.kind === 'own') return screen.title;
  const label = entityLabel(entity);
  return {
    list: entityPlural(entity),
    detail: label,
    create: `New ${inSentence(label)}`,
    change: `Edit ${inSentence(label)}`,
  }[screen.kind];
}

const verbs = { GET: 'Reads', POST: 'Creates', PATCH: 'Updates', DELETE: 'Deletes' } as const;

function callWords(specification: Specification, call: Call): string {
  const entity = findEntity(specification, call.entity ?? '');
  if (entity === undefined) return call.does;
  return `${verbs[call.method]} ${inSentence(entityPlural(entity))}`;
}

function renderError(specification: Specification, entry: ErrorEntry): ErrorEntry {
  const { statement } = entry;
  if (!isKnown(statement)) return entry;
  const value = errorStatement(specification, entry);
  return value === undefined ? entry : { ...entry, statement: { ...statement, value } };
}

function limitWords(specification: Specification, limit: Limit): Pick<Limit, 'name' | 'value'> {
  const entity = findEntity(specification, limit.entity ?? '');
  const maxLength = entity && fieldOf(entity, limit.field ?? '')?.maxLength;
  if (entity === undefined || maxLength === undefined) return limit;
  return {
    name: `${entityLabel(entity)}: ${inSentence(fieldLabel(entity, limit.field ?? ''))}`,
    value: `at most ${maxLength} characters`,
  };
}
