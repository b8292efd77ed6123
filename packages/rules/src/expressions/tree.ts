/** An expression as Postgres prints it, with its casts. */
export type Expression =
  | { readonly is: 'column'; readonly name: string }
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
  switch (expression.is) {
    case 'cast':
    case 'collate':
    case 'NOT':
    case 'test':
      return [expression.of];
    case 'call':
      return expression.args;
    case 'operator':
      return expression.left === undefined
        ? [expression.right]
        : [expression.left, expression.right];
    case 'each':
      return [expression.left, expression.array];
    case 'AND':
    case 'OR':
      return expression.parts;
    case 'distinct':
      return [expression.left, expression.right];
    case 'case': {
      const { of, branches, otherwise } = expression;
      const each = branches.flatMap(({ when, result }) => [when, result]);
      return [...(of === undefined ? [] : [of]), ...each, otherwise];
    }
    case 'array':
    case 'row':
      return expression.items;
    case 'element':
      return [expression.of, expression.index];
    default:
      return [];
  }
}
