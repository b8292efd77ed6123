import type { Specification } from '@ninefold/specification';
import type { ColumnType, Expression } from '../expressions/index.ts';
import type { PolicyPerson } from './person-values.ts';

/** What the names in a policy stand for. */
export interface Names {
  readonly specification: Specification;
  /** The policy's table, without its schema. */
  readonly table: string;
  readonly columns: ReadonlyMap<string, ColumnType>;
  readonly person: PolicyPerson;
  /** The tables of the sub-selects around, by the names that stand before their columns. */
  readonly inner: ReadonlyMap<string, string>;
  /** In the body of a function: what it is given, by the names of its arguments. */
  readonly given?: ReadonlyMap<string, Expression>;
  /** How many functions are around. */
  readonly depth: number;
  /** Where what is found out about the policy is collected. */
  readonly found: Found;
}

export interface Found {
  /** The tables of its sub-selects: `schema.name`. */
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

/** Resolves the names in an expression. */
export type Resolve = (expression: Expression, names: Names) => Expression;
