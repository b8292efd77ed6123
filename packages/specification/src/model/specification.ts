/**
 * The specification: the known facts about a product, in nine points. The contract between the
 * catalog, the declaration and the screens.
 *
 * Where a point names an entity by one text (`Screen.entity`, `Rule.entity`, …), the text is its
 * `entityId`, which `findEntity` accepts.
 */
import type { Fact, Source } from './fact.ts';
import type { Call } from './call.ts';
import type { Entity } from './entity.ts';
import type { Permissions } from './permission.ts';
import type { Rule } from './rule.ts';
import type { StateField } from './state.ts';

export type * from './entity.ts';
export type * from './attached.ts';
export type * from './field.ts';
export type * from './grants.ts';
export type * from './reference.ts';
export type * from './relation-name.ts';
export type * from './state.ts';
export type * from './rule.ts';
export type * from './permission.ts';
export type * from './call.ts';

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
  /** The Data API answers aggregate functions (`amount.sum()`); absent where it is not known to. */
  readonly aggregates?: true;
  /** The project has `ninefold_write`, which carries out a request in one transaction, and once even if it is sent twice. */
  readonly writesOnce?: true;
  /** The names of the storage buckets; absent where they are not known. */
  readonly buckets?: readonly string[];
}

/** Point 1. */
export interface Purpose {
  readonly title: Fact<string>;
  readonly purpose: Fact<string>;
  readonly audience: Fact<string>;
}

/** Point 2. */
export interface Screen {
  readonly kind: 'list' | 'detail' | 'create' | 'change' | 'own';
  readonly title: string;
  /** A path with its parameters: `/data/work_order/{id}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** The entity shown, by `entityId`; absent on a custom screen. */
  readonly entity?: string;
  /** For a custom screen: the entities that it uses, by `entityId`. */
  readonly entities?: readonly string[];
  /** Describes the screen in the team's words. */
  readonly description?: Fact<string>;
  /** Names of the roles that may see it, where not everybody may. */
  readonly roles?: Fact<readonly string[]>;
  readonly source: Source;
}

/** Point 8. An error of the product itself, identified by its code or constraint. */
export interface ErrorEntry {
  readonly code: string;
  readonly constraint?: string;
  readonly entity?: string;
  readonly fields?: readonly string[];
  /**
   * The error in words made from the constraint, or as a function raises it. Never the message that
   * the team declares.
   */
  readonly statement?: Fact<string>;
  readonly message: Fact<string>;
  readonly reaction: Fact<string>;
  readonly source: Source;
}

/** Point 9. */
export interface Limit {
  readonly name: string;
  /** A declared name for people, where it differs from the key in the declaration, which is `name`. */
  readonly label?: string;
  readonly value: string;
  readonly entity?: string;
  readonly field?: string;
  /** The role that it holds for. */
  readonly role?: string;
  /** The function that it holds for. */
  readonly function?: string;
  /** The storage bucket that it holds for. */
  readonly bucket?: string;
  /** The setting that it is read from: `statement_timeout`, `pgrst.db_max_rows`. */
  readonly setting?: string;
  /** The number, in `unit`. Absent if the limit is not a number. */
  readonly amount?: number;
  readonly unit?: 'characters' | 'rows' | 'milliseconds' | 'bytes';
  readonly source: Source;
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
