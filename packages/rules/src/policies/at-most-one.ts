import {
  applicablePolicies,
  bypassesPolicies,
  type Entity,
  type Policy,
} from '@ninefold/specification';
import { type Expression, partsOf, readExpression } from '../expressions/index.ts';
import { judge } from './condition.ts';
import { compile, type PolicyReader } from './read-policy.ts';

/**
 * Returns whether policies let a person read at most one record of an entity, however many are added: they compare all
 * fields of a unique key with values that are the same for every record. False where only the database can tell.
 */
export function readsAtMostOne(reader: PolicyReader, entity: Entity): boolean {
  const { specification, person } = reader;
  const roles = [person.role];
  const { policies } = specification.permissions;
  if (entity.kind === 'view' || !entity.rowSecurity || policies === undefined) return false;
  if (bypassesPolicies(specification, entity, roles)) return false;
  const applicable = applicablePolicies(specification, entity, 'select', roles);
  const isOne = (of: readonly Policy[]) => {
    const [only, ...others] = of.flatMap((policy) => alternativesOf(reader, entity, policy));
    return only !== undefined && others.length === 0 && namesRecord(only, entity);
  };
  // Each restrictive one must hold, and only one of the permissive ones.
  return (
    isOne(applicable.filter(({ permissive }) => permissive)) ||
    applicable.some((policy) => !policy.permissive && isOne([policy]))
  );
}

/** Returns what OR joins in a policy, without what is false of every record for this person. */
function alternativesOf(
  reader: PolicyReader,
  entity: Entity,
  { using }: Policy,
): readonly Expression[] {
  const read = using === undefined ? undefined : readExpression(using);
  // Of a text that isn't read or is kept from the browser, anything may be true.
  if (read === undefined || 'unread' in read) return [{ is: 'boolean', value: true }];
  return joined('OR', read.expression).filter((part) => {
    const { condition } = compile(reader, entity, part, using ?? '');
    const { value } = judge(condition, {}, { now: Date.now(), tolerance: Infinity });
    return value !== false && value !== null;
  });
}

function joined(by: 'AND' | 'OR', expression: Expression): readonly Expression[] {
  return expression.is === by ? expression.parts.flatMap((part) => joined(by, part)) : [expression];
}

/** Returns whether an expression is true of at most one record. */
function namesRecord(expression: Expression, { key, unique }: Entity): boolean {
  const fields = new Set(joined('AND', expression).flatMap(comparedField));
  return [key, ...unique].some(
    (columns) => columns.length > 0 && columns.every((column) => fields.has(column)),
  );
}

/** Returns the field that is compared with a value that is the same for every record. */
function comparedField(expression: Expression): readonly string[] {
  if (expression.is !== 'operator' || expression.operator !== '=') return [];
  const { left, right } = expression;
  if (left?.is === 'column' && isSame(right)) return [left.name];
  return right.is === 'column' && left !== undefined && isSame(left) ? [right.name] : [];
}

/** Functions that read the request. Others may have another value for each record, unless a sub-select calls them once. */
const ofRequest = new Set(['auth.uid', 'auth.jwt', 'auth.role', 'auth.email', 'current_setting']);

/**
 * Returns whether an expression has the same value for every record of the table that it is about.
 *
 * @param inner The names of the tables of the sub-selects around it; undefined outside of any.
 */
function isSame(expression: Expression, inner?: ReadonlySet<string>): boolean {
  switch (expression.is) {
    case 'unknown':
      return false;
    case 'column':
      return expression.table !== undefined && inner?.has(expression.table) === true;
    case 'call':
      if (inner === undefined && !ofRequest.has(expression.name)) return false;
      break;
    case 'subselect': {
      if (expression.from === undefined) return false;
      const names = new Set([...(inner ?? []), ...expression.from.map(({ alias }) => alias)]);
      return partsOf(expression).every((part) => isSame(part, names));
    }
    default:
  }
  return partsOf(expression).every((part) => isSame(part, inner));
}
