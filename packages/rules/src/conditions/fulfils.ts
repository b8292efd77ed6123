import { type Entity, type Field, fieldOf } from '@ninefold/specification';
import { type FilterOperator, readFilter } from '@ninefold/specification/grammar';
import { compareValues, parseValue, type Value } from '@ninefold/values';

/** In PostgREST's grammar by field name: `{ status: 'eq.draft' }`. All must hold. */
export type Conditions = Readonly<Record<string, string>>;

/** A record that was read, or the texts in a form. A value that isn't known is left out. */
export interface KnownRecord {
  readonly values: Readonly<Record<string, Value>>;
}

/** Checks a record: undefined where only the database can decide. */
type Check = (record: KnownRecord) => boolean | undefined;

/** Returns the function that checks whether records meet conditions: once for all cells of a list. */
export function fulfils(entity: Entity, conditions: Conditions): Check {
  const checks = Object.entries(conditions).map(([name, condition]): Check => {
    const field = fieldOf(entity, name);
    const filter = readFilter(name, condition);
    if (field === undefined || filter === undefined) return () => undefined;
    const holds = compileFilter(field, filter.operator, filter.values);
    return ({ values }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? undefined : holds(value);
    };
  });
  return (record) => {
    const held = checks.map((check) => check(record));
    if (held.includes(false)) return false;
    return held.includes(undefined) ? undefined : true;
  };
}

function compileFilter(
  field: Field,
  operator: FilterOperator,
  texts: readonly string[],
): (stored: Value) => boolean | undefined {
  if (operator === 'empty') return (stored) => stored === null;
  if (operator === 'notEmpty') return (stored) => stored !== null;
  const operands = texts.map((text) => parseValue(text, field));
  const isEquality = operator === 'eq' || operator === 'in';
  return (stored) => {
    // Postgres compares nothing with an empty value.
    if (stored === null) return false;
    let value: Value = stored;
    if (typeof stored === 'string') {
      const own = parseValue(stored, field);
      // Half of a number can be in a form: it equals itself only.
      if (own.problem !== undefined) return isEquality ? texts.includes(stored) : undefined;
      value = own.value ?? stored;
    }
    const orders = operands.map((operand) =>
      operand.problem === undefined ? order(field, value, operand.value ?? null) : undefined,
    );
    const [first] = orders;
    const isEqual = orders.includes(0) ? true : orders.includes(undefined) ? undefined : false;
    if (isEquality) return isEqual;
    if (operator === 'neq') return isEqual === undefined ? undefined : !isEqual;
    if (first === undefined) return undefined;
    // Which of two different texts comes first depends on the collation.
    if (field.kind === 'text' && first !== 0) return undefined;
    switch (operator) {
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
  };
}

/** Returns 0 where Postgres finds two values equal: `5` and `5.00` are. Undefined where that isn't known. */
function order(field: Field, stored: Value, operand: Value): number | undefined {
  const found = compareValues(stored, operand, field);
  return found !== 0 && mayIgnoreDifferences(field) ? undefined : found;
}

/** Capitals in `citext`, and other differences that a collation ignores. */
function mayIgnoreDifferences({ extension, collation }: Field): boolean {
  return extension !== undefined || collation !== undefined;
}
