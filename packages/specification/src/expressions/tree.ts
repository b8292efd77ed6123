/** `EXISTS (SELECT …)`, `a IN (SELECT …)`, or the value of `(SELECT …)`. */
export interface Subselect {
  readonly is: 'subselect';
  readonly for: 'EXISTS' | 'IN' | 'value';
  /** The value that is sought by IN. */
  readonly of?: Expression;
  readonly results: readonly Expression[];
  /** Its tables; undefined where it has forms that aren't read. None of `SELECT a`. */
  readonly from: readonly SubselectTable[] | undefined;
  readonly where?: Expression;
}

export interface SubselectTable {
  /** `schema.name` */
  readonly name: string;
  /** The name by which its columns are read. */
  readonly alias: string;
}

/** An expression as Postgres prints it, with its casts. */
export type Expression =
  /** With its table where a sub-select tells them apart. */
  | { readonly is: 'column'; readonly name: string; readonly table?: string }
  /** A value that only the database knows. */
  | { readonly is: 'unknown'; readonly reason: string; readonly mayFail: boolean }
  | Subselect
  /** A quoted text, whose type is what it is cast to. */
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'boolean'; readonly value: boolean }
  | { readonly is: 'null' }
  | { readonly is: 'cast'; readonly of: Expression; readonly type: string }
  | { readonly is: 'collate'; readonly of: Expression; readonly collation: string }
  /** A function by its name in lower case, or a form with a syntax of its own by its name in capitals. */
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Expression[] }
  /** Without `left`, the operator stands before its only operand. */
  | {
      readonly is: 'operator';
      readonly operator: string;
      readonly left?: Expression;
      readonly right: Expression;
    }
  | {
      readonly is: 'each';
      readonly operator: string;
      readonly left: Expression;
      readonly array: Expression;
      readonly of: 'ANY' | 'ALL';
    }
  | { readonly is: 'AND' | 'OR'; readonly parts: readonly Expression[] }
  | { readonly is: 'NOT'; readonly of: Expression }
  | {
      readonly is: 'test';
      readonly of: Expression;
      readonly for: 'NULL' | 'TRUE' | 'FALSE' | 'UNKNOWN';
      /** IS NOT: of a row, more than NOT of the test. */
      readonly not: boolean;
    }
  | { readonly is: 'distinct'; readonly left: Expression; readonly right: Expression }
  | {
      readonly is: 'case';
      readonly of: Expression | undefined;
      readonly branches: readonly { readonly when: Expression; readonly result: Expression }[];
      readonly otherwise: Expression;
    }
  | { readonly is: 'array'; readonly items: readonly Expression[] }
  | { readonly is: 'row'; readonly items: readonly Expression[] }
  | { readonly is: 'element'; readonly of: Expression; readonly index: Expression };

/** Returns the expressions that an expression is made of. */
export function partsOf(expression: Expression): readonly Expression[] {
  const parts: Expression[] = [];
  withParts(expression, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Returns an expression with others in the place of those that it is made of. */
export function withParts(
  expression: Expression,
  change: (part: Expression) => Expression,
): Expression {
  const all = (parts: readonly Expression[]) => parts.map((part) => change(part));
  switch (expression.is) {
    case 'cast':
    case 'collate':
    case 'NOT':
    case 'test':
      return { ...expression, of: change(expression.of) };
    case 'call':
      return { ...expression, args: all(expression.args) };
    case 'operator': {
      const { left, right } = expression;
      return left === undefined
        ? { ...expression, right: change(right) }
        : { ...expression, left: change(left), right: change(right) };
    }
    case 'each':
      return { ...expression, left: change(expression.left), array: change(expression.array) };
    case 'AND':
    case 'OR':
      return { ...expression, parts: all(expression.parts) };
    case 'distinct':
      return { ...expression, left: change(expression.left), right: change(expression.right) };
    case 'case':
      return {
        ...expression,
        of: expression.of && change(expression.of),
        branches: expression.branches.map(({ when, result }) => ({
          when: change(when),
          result: change(result),
        })),
        otherwise: change(expression.otherwise),
      };
    case 'array':
    case 'row':
      return { ...expression, items: all(expression.items) };
    case 'element':
      return { ...expression, of: change(expression.of), index: change(expression.index) };
    case 'subselect': {
      const { of, results, where } = expression;
      return {
        ...expression,
        ...(of !== undefined && { of: change(of) }),
        results: all(results),
        ...(where !== undefined && { where: change(where) }),
      };
    }
    default:
      return expression;
  }
}
