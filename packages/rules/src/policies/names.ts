import type { PolicyTable, Specification } from '@ninefold/specification';
import type { ColumnType, Expression } from '../expressions/index.ts';
import type { PolicyPerson } from './person-values.ts';

/** What the names in a policy stand for. */
export interface Names {
  readonly specification: Specification;
  /** The policy's table, without its schema. */
  readonly table: string;
  readonly columns: ReadonlyMap<string, ColumnType>;
  /** Who calls: in a function that runs with its owner's permissions, with the owner's role and the same claims. */
  readonly person: PolicyPerson;
  /** The tables of the sub-selects around, the outermost first, by the names that stand before their columns. */
  readonly inner: ReadonlyMap<string, InnerTable>;
  /** In the body of a function. */
  readonly body?: FunctionBody;
  /** The numbers of its LIMITs, which the tree of its expression leaves out. */
  readonly limits: readonly string[];
  /** Where what is found out about the policy is collected. */
  readonly found: Found;
}

export interface InnerTable {
  /** `schema.name` */
  readonly name: string;
  /** Undefined where they aren't known. */
  readonly columns?: PolicyTable['columns'] | undefined;
  /** The values of the row that the sub-select is expanded for, as far as they are known. */
  readonly row?: Readonly<Record<string, unknown>>;
}

export interface FunctionBody {
  readonly name: string;
  /** What it is given, by the names of its arguments, and as `$1`. */
  readonly given: ReadonlyMap<string, Expression>;
  /** It, or one around it, runs with its owner's permissions. */
  readonly isDefiner: boolean;
  /** In PL/pgSQL, a name that is an argument's and a column's is an error. */
  readonly isProcedural: boolean;
  /** How many functions are around it. */
  readonly depth: number;
}

export interface Found {
  /** The tables that its sub-selects read with the person's permissions: `schema.name`. */
  readonly tables: Set<string>;
  /** Why the database may answer every request with an error. */
  readonly obstacles: Set<string>;
}

/** A value that only the database knows. */
export const unknown = (reason: string, mayFail: boolean): Expression => ({
  is: 'unknown',
  reason,
  mayFail,
});

/** A value of a type, as the Data API returns it in JSON. */
export const literal = (value: unknown, type: string): Expression => ({
  is: 'cast',
  of:
    value === null
      ? { is: 'null' }
      : { is: 'text', text: typeof value === 'string' ? value : JSON.stringify(value) },
  type,
});

/** Returns the text of a literal, where its casts keep it whole; null of NULL. */
export function literalText(expression: Expression): string | null | undefined {
  if (expression.is === 'cast') {
    return expression.type.includes('(') ? undefined : literalText(expression.of);
  }
  if (expression.is === 'null') return null;
  return expression.is === 'text' ? expression.text : undefined;
}

export const limitsIn = (sql: string): readonly string[] =>
  [...sql.matchAll(/\blimit\s+\(?(\w+)/gi)].map(([, number = '']) => number);

/** Resolves the names in an expression. */
export type Resolve = (expression: Expression, names: Names) => Expression;
