import type { Screen } from '../model/index.ts';

/** Subjects that a person can ask "why?" about, with the names that identify them: entities by `entityId`. */
export interface Questions {
  readonly entity: readonly [entity: string];
  /** A field's label, its rules and its limits. */
  readonly field: readonly [entity: string, field: string];
  /** A state that a record is in. */
  readonly state: readonly [entity: string, field: string, state: string];
  /** A transition from a state to another, whether it exists or not. */
  readonly move: readonly [entity: string, field: string, from: string, to: string];
  /** All transitions from a state, and why there are no others. */
  readonly moves: readonly [entity: string, field: string, from: string];
  /** A permission with an entity's records, given or not. */
  readonly action: readonly [entity: string, action: Action];
  /** A list without records. */
  readonly empty: readonly [entity: string, emptiness: Emptiness];
  /** The number of records that a list shows. */
  readonly rows: readonly [entity: string];
  /** The reason records need attention by a day that they hold: because it is past, or near. */
  readonly due: readonly [entity: string, field: string, nearness: Nearness];
  /** The reason records in a state need attention. */
  readonly waiting: readonly [entity: string, field: string, state: string];
  /** The roles of a screen: an entity's, or a custom screen by its path. */
  readonly screen: readonly [of: string, kind: ScreenKind];
  /** A rejected call; names that the answer leaves out are empty. `code` may be `noRow`. */
  readonly refusal: readonly [entity: string, code: string, constraint: string, field: string];
}

/** In place of a code: the server answered without an error, and wrote no record. */
export const noRow = 'no row';

export type About = keyof Questions;
export type Action = 'select' | 'insert' | 'update' | 'delete';
export type Emptiness = 'no match' | 'none or hidden' | 'none';
export type Nearness = 'past' | 'soon';
export type ScreenKind = Screen['kind'];

/** A parsed question: its subject and its names. */
export type Question = {
  readonly [A in About]: { readonly about: A; readonly names: Questions[A] };
}[About];

/** A question as one text, which an element carries: `field/work_order/due_at`. */
export function question<A extends About>(about: A, ...names: Questions[A]): string {
  return [about, ...names].map(encodeURIComponent).join('/');
}
