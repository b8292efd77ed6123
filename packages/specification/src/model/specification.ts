/**
 * The specification: what is known about a product, in nine points. Its shape
 * is the contract between discovery, the declared file and the screens.
 *
 * Where a point names an entity by one text (`Screen.entity`, `Rule.entity`, …)
 * that text is what `entityId` gives: the relation's name, with its schema where
 * that is not `public`. `findEntity` takes it.
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
  /** What is declared against what the database or another declaration says; absent where nothing is. */
  readonly contradictions?: readonly Contradiction[];
}

/** Two statements that cannot both hold. The one that allows less stands. */
export interface Contradiction {
  /** Key path in the declaration: `roles.dispatcher.may.invoice`. */
  readonly at: string;
  /** What is declared, what stands against it, and what to do, in words. */
  readonly statement: string;
  /** Where that is said which stands. */
  readonly against: Source;
}
