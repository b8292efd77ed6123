import type { Fact, Source } from './fact.ts';

/**
 * Point 4. A field whose value is one of a closed list. The database can't tell whether the values
 * are statuses that a record passes through or mere categories. That is not shown until declared.
 */
export interface StateField {
  readonly entity: string;
  readonly field: string;
  readonly states: readonly State[];
  readonly initial: Fact<readonly string[]>;
  readonly transitions: Fact<readonly Transition[]>;
  /** The values are categories, without transitions. */
  readonly category?: Fact<boolean>;
  /** The definition of the list, where it is known. */
  readonly list?: ClosedList;
  readonly source: Source;
}

export type ClosedList =
  /** In the type's order. `type` is `schema.name`. */
  | { readonly from: 'enum type'; readonly type: string }
  /** In the order of the constraint's text. */
  | { readonly from: 'check'; readonly constraint: string };

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'special';

export interface State {
  readonly value: string;
  readonly label: Fact<string>;
  readonly tone: Fact<Tone>;
  readonly final: Fact<boolean>;
  /** A record in it needs no more work, though a transition may lead away. */
  readonly settled?: Fact<boolean>;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly label: Fact<string>;
  readonly roles: Fact<readonly string[]>;
  /** Names of the fields that the transition requires a value of. */
  readonly needs?: Fact<readonly string[]>;
}
