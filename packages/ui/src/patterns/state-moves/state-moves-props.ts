import type { FieldDescriptor, FieldOption, FormError, SearchRecords } from '../shapes.ts';
import type { RecordChanges, RecordFormProps } from '../record-form/index.ts';

/** A way from the state that a record is in to another. */
export interface StateMove {
  /** Stable among the moves of a record. */
  readonly id: string;
  /** What the button says: "Complete". */
  readonly label: string;
  readonly to: FieldOption;
  /** Nothing leads on from there: it is asked for once more. */
  readonly final: boolean;
  /** Fields that have no value yet and need one; they are asked for. */
  readonly asks: readonly FieldDescriptor[];
  /** What is needed first and is not entered here, in words: "Labour hours are booked". */
  readonly waitsFor?: string;
  /** The question why it can be made, or not now. */
  readonly why?: string;
}

export interface StateMovesProps {
  /** Those that this person may make, the likeliest first. */
  readonly moves: readonly StateMove[];
  /** What the record is called. */
  readonly title: string;
  /** The state that the record is in. */
  readonly from: FieldOption;
  /**
   * Makes the move with what was entered beside it. Resolves with what was refused, or with nothing
   * when it is done. A rejection is shown by its message.
   */
  readonly onMove: (
    move: StateMove,
    entered: RecordChanges,
  ) => Promise<readonly FormError[] | undefined | void>;
  readonly validate?: RecordFormProps['validate'];
  readonly searchRecords?: SearchRecords;
  readonly labels?: Partial<StateMovesLabels>;
}

export interface StateMovesLabels {
  /** Names the buttons together. */
  readonly moves: string;
  readonly more: string;
  readonly question: (label: string, title: string) => string;
  readonly final: (state: string) => string;
  readonly cancel: string;
  readonly moving: string;
  readonly failed: string;
  /** Asks why it was refused. */
  readonly refusedWhy: string;
}
