import type { FieldDescriptor, FieldOption, FormError, SearchRecords } from '../../shapes/index.ts';
import type { RecordChanges, RecordFormProps } from '../record-form/index.ts';

/** A transition from a record's current state to another. */
export interface AvailableTransition {
  /** Unique among the transitions of a record. */
  readonly id: string;
  /** The button's text: "Complete". */
  readonly label: string;
  readonly to: FieldOption;
  /** No transition leads out of `to`, so a dialog asks for confirmation. */
  readonly final: boolean;
  /** Fields without a value that the transition requires; a dialog asks for them. */
  readonly requiredFields: readonly FieldDescriptor[];
  /** A requirement that can't be met in the dialog, in words: "Labour hours are booked". */
  readonly unmetRequirement?: string;
  /** The question why it can be made now, or can't. */
  readonly why?: string;
}

export interface StateTransitionsProps {
  /** The transitions that this person may make, the likeliest first. */
  readonly transitions: readonly AvailableTransition[];
  /** The record's title. */
  readonly title: string;
  /** The state that the record is in. */
  readonly from: FieldOption;
  /**
   * Makes the transition with the values that were entered. Resolves with errors, or with nothing
   * when it is done. The message of a rejection is shown.
   */
  readonly onTransition: (
    transition: AvailableTransition,
    entered: RecordChanges,
  ) => Promise<readonly FormError[] | undefined | void>;
  /** Returns what checks the values that a transition requires. */
  readonly validateOf?: (transition: AvailableTransition) => RecordFormProps['validate'];
  readonly searchRecords?: SearchRecords;
}
