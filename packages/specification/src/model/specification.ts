/**
 * The specification: the known facts about a product, in nine points. The contract between the
 * catalog, the declaration and the screens.
 *
 * Where a point names an entity by one text (`Screen.entity`, `Rule.entity`, …), the text is its
 * `entityId`, which `findEntity` accepts.
 */
import type { Source } from './fact.ts';
import type { Call } from './call.ts';
import type { Entity } from './entity.ts';
import type { ErrorEntry } from './error-entry.ts';
import type { Limit } from './limit.ts';
import type { Permissions } from './permission.ts';
import type { Purpose } from './purpose.ts';
import type { Rule } from './rule.ts';
import type { Screen } from './screen.ts';
import type { StateField } from './state.ts';

export type * from './purpose.ts';
export type * from './screen.ts';
export type * from './entity.ts';
export type * from './history.ts';
export type * from './table-index.ts';
export type * from './trigger.ts';
export type * from './field.ts';
export type * from './reference.ts';
export type * from './state.ts';
export type * from './rule.ts';
export type * from './value-bounds.ts';
export type * from './permission.ts';
export type * from './call.ts';
export type * from './error-entry.ts';
export type * from './limit.ts';

export interface Specification {
  readonly purpose: Purpose;
  readonly screens: readonly Screen[];
  readonly entities: readonly Entity[];
  readonly states: readonly StateField[];
  readonly rules: readonly Rule[];
  readonly permissions: Permissions;
  readonly calls: readonly Call[];
  readonly errors: readonly ErrorEntry[];
  readonly limits: readonly Limit[];
  /** Declarations that contradict the database or each other; absent where none do. */
  readonly contradictions?: readonly Contradiction[];
}

/** Two statements that can't both be true. The one that allows less applies. */
export interface Contradiction {
  /** Key path in the declaration: `roles.dispatcher.may.invoice`. */
  readonly at: string;
  /** The declaration, what contradicts it, and what to do, in words. */
  readonly statement: string;
  /** The source of the statement that applies. */
  readonly against: Source;
}
