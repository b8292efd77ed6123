import type { Fact, Source } from './fact.ts';
import type { RelationName } from './entity.ts';

/**
 * Point 4. A field whose value is one of a closed list. The database cannot say
 * whether a record moves through the values or the list merely sorts records:
 * until it is declared, a list is a candidate.
 */
export interface StateField {
  readonly entity: string;
  readonly field: string;
  readonly states: readonly State[];
  readonly initial: Fact<readonly string[]>;
  readonly transitions: Fact<readonly Transition[]>;
  /** Whether the list merely sorts records, and nothing moves through it. */
  readonly category?: Fact<boolean>;
  /** What closes the list. Absent where that is not told. */
  readonly list?: ClosedList;
  readonly source: Source;
}

export type ClosedList =
  /** In the type's order. `type` is `schema.name`. */
  | { readonly from: 'enum type'; readonly type: string }
  /** In the order of the constraint's text. */
  | { readonly from: 'check'; readonly constraint: string }
  /** The keys of the records of another entity, as they were when it was read. */
  | ({ readonly from: 'lookup table' } & RelationName);

export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'special';

export interface State {
  readonly value: string;
  readonly label: Fact<string>;
  readonly tone: Fact<Tone>;
  readonly final: Fact<boolean>;
  /** Nothing more is to be done about a record in it, though a move may lead away. */
  readonly settled?: Fact<boolean>;
}

export interface Transition {
  readonly from: string;
  readonly to: string;
  readonly label: Fact<string>;
  readonly roles: Fact<readonly string[]>;
  /** Names of the fields that must hold a value for the move. */
  readonly needs?: Fact<readonly string[]>;
}
