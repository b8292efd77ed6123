import type { Fact, Source } from './fact.ts';
import type { RelationName } from './relation-name.ts';
import type { Attribute } from './field.ts';

/** Point 7. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the project's address: `/rest/v1/work_order`. */
  readonly path: string;
  readonly does: string;
  readonly entity?: string;
  /** The schema to name in the profile header, where it is not `public`. */
  readonly schema?: string;
  /** Names of the fields that may be sent. */
  readonly payload: readonly string[];
  /** The team's description. */
  readonly description?: Fact<string>;
  /** Only for a function. */
  readonly function?: FunctionFacts;
  readonly source: Source;
}

/** A function that is called over the Data API. */
export interface FunctionFacts {
  readonly name: string;
  readonly schema: string;
  /** `schema.name(argument types)`: names alone may be overloaded. */
  readonly signature: string;
  readonly description: Fact<string>;
  readonly arguments: readonly FunctionArgument[];
  readonly returns: FunctionResult;
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** It runs with its owner's permissions, not the caller's. */
  readonly securityDefiner: boolean;
  /** It returns null and does nothing if an argument is null. */
  readonly strict: boolean;
  /** The request's body is its only argument, which has no name. */
  readonly takesBody?: true;
  /** Its `statement_timeout`: `5s`. */
  readonly timeout?: string;
  /** Its SET clauses: `search_path=""`; only for a team. */
  readonly settings?: readonly string[];
  /** The hash of its definition, including the body. */
  readonly hash: string;
}

export interface FunctionArgument extends Attribute {
  readonly required: boolean;
  /** Any number of values (VARIADIC). */
  readonly variadic?: true;
  /** The default's SQL; only for a team. */
  readonly default?: string;
}

/** Its type is `void` for nothing. */
export interface FunctionResult extends Omit<Attribute, 'name'> {
  /** Any number of rows or values. */
  readonly set: boolean;
  /** Records of an entity, which can be filtered and joined like its own. */
  readonly entity?: RelationName;
  /** The columns of a row that is not an entity's record. */
  readonly columns?: readonly Attribute[];
}
