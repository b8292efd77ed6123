import { fieldOf } from '@ninefold/specification';
import type { Entity, Field } from '@ninefold/specification';
import { compareValues, parseValue } from '@ninefold/values';
import { readFilter } from '../../grammar/filter-text.ts';
import type { FilterOperator } from '../../grammar/list-state.ts';
import type { FieldValue, RecordRow } from '../record.ts';

/**
 * Checks conditions against a record that was read.
 *
 * @param conditions In PostgREST's grammar by field name; all must hold.
 * @returns Undefined where only the database can tell.
 */
export function fulfils(
  entity: Entity,
  { values }: Pick<RecordRow, 'values'>,
  conditions: Readonly<Record<string, string>>,
): boolean | undefined {
  const held = Object.entries(conditions).map(([name, condition]) => {
    const field = fieldOf(entity, name);
    const value = values[name];
    const filter = readFilter(condition);
    if (field === undefined || value === undefined || filter === undefined) return undefined;
    return holds(field, value, filter.operator, filter.values);
  });
  if (held.includes(false)) return false;
  return held.includes(undefined) ? undefined : true;
}

function holds(
  field: Field,
  value: FieldValue,
  operator: FilterOperator,
  operands: readonly string[],
): boolean | undefined {
  if (operator === 'empty') return value === null;
  if (operator === 'notEmpty') return value !== null;
  // Postgres compares nothing with an empty value.
  if (value === null) return false;
  const compared = operands.map((operand) => {
    const { value: other, problem } = parseValue(operand, field);
    return problem === undefined ? compareValues(value, other, field) : undefined;
  });
  const known = compared.filter((order) => order !== undefined);
  const [first] = known;
  if (first === undefined || known.length < compared.length) return undefined;
  switch (operator) {
    case 'eq':
    case 'in':
      return known.includes(0);
    case 'neq':
      return first !== 0;
    case 'lt':
      return first < 0;
    case 'lte':
      return first <= 0;
    case 'gt':
      return first > 0;
    case 'gte':
      return first >= 0;
    default:
      return undefined;
  }
}
