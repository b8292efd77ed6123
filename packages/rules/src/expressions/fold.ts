import { type Expression, partsOf, withParts } from '@ninefold/specification/expressions';
import { type Datum, Undecidable, Unknown } from './values/index.ts';

/** Functions, and forms like them, whose value is another at each moment. */
export const clocks: readonly string[] = [
  'now',
  'CURRENT_TIMESTAMP',
  'CURRENT_DATE',
  'LOCALTIMESTAMP',
  'transaction_timestamp',
  'statement_timestamp',
  'clock_timestamp',
];

/** Returns whether an expression is computed for each record, not once for all. */
const isPerRecord = (expression: Expression): boolean =>
  ['column', 'unknown', 'subselect'].includes(expression.is) ||
  (expression.is === 'call' && clocks.includes(expression.name)) ||
  partsOf(expression).some(isPerRecord);

/** The value of a part that is the same for every record; undefined where it depends on the zone. */
type Compute = (constant: Expression) => Datum | undefined;

/**
 * Computes the parts that are the same for every record, as Postgres does before it evaluates any: if one fails,
 * the whole expression does. Returns the expression without them.
 *
 * @throws {Undecidable} if one fails, or only the database can tell.
 */
export function fold(expression: Expression, compute: Compute): Expression {
  const folded = simplified(
    withParts(expression, (part) => fold(part, compute)),
    compute,
  );
  const isLiteral = partsOf(folded).every((part) => part.is === 'text' || part.is === 'null');
  const isList = folded.is === 'array' || folded.is === 'row';
  if (isPerRecord(folded) || isList || (folded.is === 'cast' && isLiteral)) return folded;
  const value = compute(folded);
  if (value instanceof Unknown) throw new Undecidable(value.reason);
  if (value === undefined) return folded;
  if (value === null) return nothing;
  return typeof value === 'boolean' ? { is: 'boolean', value } : folded;
}

const nothing: Expression = { is: 'null' };

const isNull = (expression: Expression): boolean =>
  expression.is === 'null' ||
  ((expression.is === 'cast' || expression.is === 'collate') && isNull(expression.of));

const isArray = (expression: Expression): boolean =>
  expression.is === 'array' || (expression.is === 'cast' && expression.type.endsWith('[]'));

/** Of NULL, every other function is NULL, whatever else it is given. */
const takesNull: readonly string[] = [
  'NULLIF',
  'GREATEST',
  'LEAST',
  'num_nulls',
  'num_nonnulls',
  'array_position',
  'array_append',
  'array_prepend',
  'array_remove',
  'string_to_array',
  'overlaps',
  'int4range',
  'int8range',
  'numrange',
  'daterange',
  'tsrange',
  'tstzrange',
];

/** Leaves out what its folded parts make superfluous, so that parts that are read for each record may be gone. */
function simplified(expression: Expression, compute: Compute): Expression {
  switch (expression.is) {
    case 'AND':
    case 'OR': {
      const decisive = expression.is === 'OR';
      const decides = (part: Expression) => part.is === 'boolean' && part.value === decisive;
      return expression.parts.find(decides) ?? expression;
    }
    case 'case':
      return withoutBranches(expression, compute);
    case 'operator': {
      // An array joined with NULL is the array.
      const isStrictOperator = expression.operator !== '||' || !partsOf(expression).some(isArray);
      return isStrictOperator && partsOf(expression).some(isNull) ? nothing : expression;
    }
    case 'call':
      if (expression.name === 'COALESCE') return coalesced(expression);
      return isStrict(expression.name) && expression.args.some(isNull) ? nothing : expression;
    default:
      return expression;
  }
}

/** A team's own functions have a schema, and may take NULL. */
const isStrict = (name: string) => !takesNull.includes(name) && !name.includes('.');

function coalesced(expression: Extract<Expression, { is: 'call' }>): Expression {
  const args = expression.args.filter((arg) => !isNull(arg));
  const [first = nothing] = args;
  return isPerRecord(first) ? { ...expression, args } : first;
}

/** Leaves out branches that are never taken, and those behind one that always is. */
function withoutBranches(
  { of, branches, otherwise }: Extract<Expression, { is: 'case' }>,
  compute: Compute,
): Expression {
  const isTaken = (when: Expression): Datum | undefined => {
    if (isNull(when) || (of !== undefined && isNull(of))) return null;
    if (of === undefined) return when.is === 'boolean' ? when.value : undefined;
    if (isPerRecord(of) || isPerRecord(when)) return undefined;
    const branch = { when, result: { is: 'boolean', value: true } } as const;
    return compute({ is: 'case', of, branches: [branch], otherwise: nothing });
  };
  const kept: (typeof branches)[number][] = [];
  let last = otherwise;
  for (const branch of branches) {
    const taken = isTaken(branch.when);
    if (taken === true) {
      last = branch.result;
      break;
    }
    if (taken === undefined) kept.push(branch);
  }
  return kept.length === 0 ? last : { is: 'case', of, branches: kept, otherwise: last };
}
