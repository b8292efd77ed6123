import type { PolicyTable, Specification } from '@ninefold/specification';
import type { ColumnType, Expression } from '../expressions/index.ts';
import type { PolicyPerson } from './person.ts';

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
  /** The values of its arguments, by their names and as `$1`. */
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

/** Resolves the names in an expression. */
export type Resolve = (expression: Expression, names: Names) => Expression;
