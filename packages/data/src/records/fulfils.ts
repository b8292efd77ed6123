import { type Entity, type Field, fieldOf } from '@ninefold/specification';
import { compareValues, parseValue } from '@ninefold/values';
import { type FilterOperator, readFilter } from '../grammar/index.ts';
import type { FieldValue, RecordRow } from './record.ts';
import { sameValue } from './same-value.ts';

/**
 * Returns what checks whether records that were read, or texts in a form, meet conditions: undefined where only
 * the database can decide.
 *
 * @param conditions In PostgREST's grammar by field name; all must hold.
 */
export function fulfils(
  entity: Entity,
  conditions: Readonly<Record<string, string>>,
): (record: Pick<RecordRow, 'values'>) => boolean | undefined {
  const checks = Object.entries(conditions).map(([name, condition]) => {
    const field = fieldOf(entity, name);
    const filter = readFilter(name, condition);
    return ({ values }: Pick<RecordRow, 'values'>) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (field === undefined || value === undefined || filter === undefined) return undefined;
      return holds(field, value, filter.operator, filter.values);
    };
  });
  return (record) => {
    const held = checks.map((check) => check(record));
    if (held.includes(false)) return false;
    return held.includes(undefined) ? undefined : true;
  };
}

function holds(
  field: Field,
  stored: FieldValue,
  operator: FilterOperator,
  operands: readonly string[],
): boolean | undefined {
  if (operator === 'empty') return stored === null;
  if (operator === 'notEmpty') return stored !== null;
  // Postgres compares nothing with an empty value.
  if (stored === null) return false;
  const own = typeof stored === 'string' ? parseValue(stored, field) : { value: stored };
  // Half of a number can be in a form: it equals itself only.
  if (typeof stored === 'string' && own.problem !== undefined) {
    return operator === 'eq' || operator === 'in' ? operands.includes(stored) : undefined;
  }
  const value = own.value ?? stored;
  const others = operands.map((operand) => parseValue(operand, field));
  const [first] = others;
  if (first === undefined || others.some(({ problem }) => problem !== undefined)) return undefined;
  const isEqual = others.some((other) => sameValue(field, other.value ?? null, value));
  if (operator === 'eq' || operator === 'in') return isEqual;
  if (operator === 'neq') return !isEqual;
  const order = compareValues(value, first.value ?? null, field);
  switch (operator) {
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    default:
      return undefined;
  }
}
