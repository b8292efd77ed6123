import type { ReactNode } from 'react';
import type {
  FieldDescriptor,
  FieldOption,
  FieldValue,
  FormError,
  RecordPage,
  RecordRow,
} from '../../shapes/index.ts';
import type { AvailableTransition, StateTransitionsProps } from '../state-transitions/index.ts';

export interface BoardProps extends Pick<StateTransitionsProps, 'searchRecords'> {
  /** The board's accessible name: "Work orders by status". */
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  /** The fields that a card can show, in the order of a list's columns. */
  readonly fields: readonly FieldDescriptor[];
  /** The name of the field that links to the record; the first one when absent. */
  readonly titleField?: string;
  /** The transitions that this person may make of a record. */
  readonly transitionsOf: (row: RecordRow) => readonly AvailableTransition[];
  /** Returns why none of them leads to a column, in a sentence. */
  readonly rejectionOf: (row: RecordRow, column: BoardColumn) => string;
  /** Returns what checks the values that a transition of a record requires. */
  readonly validateOf?: (
    row: RecordRow,
    transition: AvailableTransition,
  ) => ReturnType<Required<StateTransitionsProps>['validateOf']>;
  /** Makes a transition as `StateTransitions` does. */
  readonly onTransition: (
    row: RecordRow,
    ...made: Parameters<StateTransitionsProps['onTransition']>
  ) => ReturnType<StateTransitionsProps['onTransition']>;
  /** Called when a card stays where it is: no transition leads there, or its transition was refused. */
  readonly onRejected: (row: RecordRow, rejection: Pick<FormError, 'message' | 'why'>) => void;
}

export interface BoardColumn {
  /** The state that its records are in; null for those without one. */
  readonly state: FieldOption | null;
  /** The first of its records. Absent while they are loading. */
  readonly page: RecordPage | undefined;
  /** Reads more of them; absent where all that a board shows are there. */
  readonly onMore?: () => void;
  readonly moreBusy?: boolean;
  /** The address of all of them, where a column shows only the first. */
  readonly allHref?: string;
  /** Shown in place of the records, because reading them failed. */
  readonly error?: ReactNode;
  /** Sums over all its records, with the fields that they are of. */
  readonly sums?: readonly ColumnSum[];
  /** Whether it is a narrow strip, without its cards. It takes the cards of others all the same. */
  readonly collapsed?: boolean;
  /** Called by the button in its head, which is absent without it. */
  readonly onCollapsedChange?: (collapsed: boolean) => void;
}

export interface ColumnSum {
  readonly field: FieldDescriptor;
  /** Undefined while it is loading. */
  readonly value: FieldValue | undefined;
}
