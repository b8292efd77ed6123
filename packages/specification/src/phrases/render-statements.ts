import {
  type Call,
  type ErrorEntry,
  fieldOf,
  findEntity,
  isKnown,
  type Limit,
  ownEntry,
  type Role,
  type Screen,
  type Specification,
} from '../model/index.ts';
import { errorStatement } from './error-statement.ts';
import { limitWords } from './limit-words.ts';
import { statementMessages } from './messages.ts';
import { roleMessages } from './role-messages.ts';
import { ruleStatement } from './rule-statement.ts';
import { entityName, fieldLabel, inSentence } from './sentence.ts';

/**
 * Writes all sentences and titles of a specification with its current labels, in the current language.
 * The catalog and a declaration that changes labels both need it.
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
    calls: specification.calls.map((call) => ({
      ...call,
      does: callStatement(specification, call),
    })),
    errors: specification.errors.map((entry) => renderError(specification, entry)),
    limits: specification.limits.map((limit) => ({
      ...limit,
      ...(lengthWords(specification, limit) ?? limitWords(limit)),
    })),
    permissions: {
      ...specification.permissions,
      roles: specification.permissions.roles.map(withPlatformLabel),
    },
  };
}

function screenTitle(specification: Specification, screen: Screen): string {
  const entity = findEntity(specification, screen.entity ?? '');
  if (entity === undefined || screen.kind === 'own') return screen.title;
  const names = entityName(entity);
  switch (screen.kind) {
    case 'list':
      return names.Entities;
    case 'detail':
      return names.Entity;
    case 'create':
      return statementMessages.newRecord(names);
    default:
      return statementMessages.editRecord(names);
  }
}

function callStatement(specification: Specification, { entity: id, method, does }: Call): string {
  const entity = findEntity(specification, id ?? '');
  return entity === undefined ? does : statementMessages.call({ ...entityName(entity), method });
}

function renderError(specification: Specification, entry: ErrorEntry): ErrorEntry {
  const { statement } = entry;
  if (!isKnown(statement)) return entry;
  const value = errorStatement(specification, entry);
  return value === undefined ? entry : { ...entry, statement: { ...statement, value } };
}

function lengthWords(
  specification: Specification,
  limit: Limit,
): Pick<Limit, 'name' | 'value'> | undefined {
  const entity = findEntity(specification, limit.entity ?? '');
  const maxLength = entity && fieldOf(entity, limit.field ?? '')?.maxLength;
  if (entity === undefined || maxLength === undefined) return undefined;
  const field = inSentence(fieldLabel(entity, limit.field ?? ''));
  return {
    name: statementMessages.limitName({ ...entityName(entity), field }),
    value: statementMessages.maxLength({ count: maxLength }),
  };
}

/** The roles that come with Supabase have no comments that name them. */
function withPlatformLabel(role: Role): Role {
  const label = ownEntry<string>(roleMessages, role.name);
  if (
    label === undefined ||
    role.source.from !== 'platform' ||
    role.label.source?.from === 'declared'
  )
    return role;
  return { ...role, label: { value: label, source: role.source } };
}
