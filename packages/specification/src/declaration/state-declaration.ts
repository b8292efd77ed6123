import type { Tone } from '../model/index.ts';

export interface StateDeclaration<
  Value extends string = string,
  Field extends string = string,
  Role extends string = string,
> {
  /** The list sorts records and nothing moves through it: it has no transitions. */
  readonly category?: boolean;
  /** Keyed by the state's value: `{ in_progress: { label: 'In progress', tone: 'warning' } }`. */
  readonly states?: { readonly [V in Value]?: StateValueDeclaration };
  /** States in which a record may begin. */
  readonly initial?: readonly Value[];
  readonly transitions?: readonly TransitionDeclaration<Value, Field, Role>[];
}

export interface StateValueDeclaration {
  readonly label?: string;
  readonly tone?: Tone;
  /** A final state has no transitions. */
  readonly final?: boolean;
  /**
   * Nothing more is to be done about a record in it, though a move may lead away: a completed order
   * that an owner may reopen. A final state is settled.
   */
  readonly settled?: boolean;
}

export interface TransitionDeclaration<
  Value extends string = string,
  Field extends string = string,
  Role extends string = string,
> {
  readonly from: Value;
  readonly to: Value;
  /** The label of its button: "Complete". */
  readonly label?: string;
  /** Roles that may make the move. */
  readonly roles?: readonly Role[];
  /** Fields that must hold a value for it. */
  readonly needs?: readonly Field[];
}
