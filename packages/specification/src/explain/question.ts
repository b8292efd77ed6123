import type { Screen } from '../model/specification.ts';

/** What a person can ask "why?" of, each with the names that tell it: entities by `entityId`. */
export interface Questions {
  readonly entity: readonly [entity: string];
  /** A field's label, its rules and its limits. */
  readonly field: readonly [entity: string, field: string];
  /** A state that a record is in. */
  readonly state: readonly [entity: string, field: string, state: string];
  /** A way from a state to another, whether there is one or not. */
  readonly move: readonly [entity: string, field: string, from: string, to: string];
  /** All ways from a state, and why there are no others. */
  readonly moves: readonly [entity: string, field: string, from: string];
  /** What a person may do with an entity's records, or may not. */
  readonly action: readonly [entity: string, action: Action];
  /** A list without records. */
  readonly empty: readonly [entity: string, emptiness: Emptiness];
  /** How many records a list shows. */
  readonly rows: readonly [entity: string];
  /** Why records need attention by a day that they hold: because it is past, or near. */
  readonly due: readonly [entity: string, field: string, nearness: Nearness];
  /** Why records in a state need attention. */
  readonly waiting: readonly [entity: string, field: string, state: string];
  /** Whom a screen is for: an entity's, or one of the team's own by its path. */
  readonly screen: readonly [of: string, kind: ScreenKind];
  /** What a refused call said; names that the answer does not tell are empty. `code` may be `noRow`. */
  readonly refusal: readonly [entity: string, code: string, constraint: string, field: string];
}

/** In place of a code: the server answered without an error, and wrote no record. */
export const noRow = 'no row';

export type About = keyof Questions;
export type Action = 'select' | 'insert' | 'update' | 'delete';
export type Emptiness = 'no match' | 'none or hidden' | 'none';
export type Nearness = 'past' | 'soon';
export type ScreenKind = Screen['kind'];

/** A question as it was read: what it is about, and its names. */
export type Question = {
  readonly [A in About]: { readonly about: A; readonly names: Questions[A] };
}[About];

/** A question as one text, which an element carries: `field/work_order/due_at`. */
export function question<A extends About>(about: A, ...names: Questions[A]): string {
  return [about, ...names].map(encodeURIComponent).join('/');
}
