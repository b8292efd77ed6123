import type { ReactNode } from 'react';
import type { RecordChanges, RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, FieldValue, FormError } from '@ninefold/ui/shapes';

/** The result of a function. */
export type FunctionOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly field: FieldDescriptor; readonly value: FieldValue }
  | {
      readonly kind: 'values';
      readonly field: FieldDescriptor;
      readonly values: readonly FieldValue[];
    }
  | {
      readonly kind: 'row';
      readonly fields: readonly FieldDescriptor[];
      /** Null where the function gave none. */
      readonly row: OutcomeRow | null;
    }
  | {
      readonly kind: 'rows';
      readonly fields: readonly FieldDescriptor[];
      readonly rows: readonly OutcomeRow[];
    };

export interface OutcomeRow {
  readonly values: Readonly<Record<string, FieldValue>>;
  /** The address of a record that has a screen. */
  readonly href?: string;
}

export interface FunctionFormProps extends Pick<RecordFormProps, 'initial' | 'onDirtyChange'> {
  /** The name of the function. */
  readonly title: string;
  /** Its arguments, in order; one that may be left out has a default. */
  readonly fields: readonly FieldDescriptor[];
  readonly validate?: RecordFormProps['validate'];
  /** It may change data: it is asked before it is run. */
  readonly mayChange: boolean;
  /**
   * Runs it with what was given; an argument that was left out is absent.
   * Resolves with what was refused, or with nothing when it is done.
   */
  readonly onRun: (
    values: RecordChanges,
  ) => Promise<readonly FormError[] | null | undefined | void>;
  /** Below the form. */
  readonly children?: ReactNode;
}

export interface FunctionResultProps {
  readonly outcome: FunctionOutcome;
  /** The id of the heading, for links to it. */
  readonly id?: string;
}
