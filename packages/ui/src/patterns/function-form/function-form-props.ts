import type { ReactNode } from 'react';
import type { RecordChanges, RecordFormProps } from '../record-form/index.ts';
import type { FieldDescriptor, FieldValue, FormError } from '../shapes.ts';

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
  /** Of a record that has a screen of its own. */
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
  readonly onRun: (values: RecordChanges) => Promise<readonly FormError[] | undefined | void>;
  /** Below the form. */
  readonly children?: ReactNode;
  readonly labels?: Partial<FunctionFormLabels>;
}

export interface FunctionFormLabels {
  readonly run: string;
  readonly running: string;
  readonly mayChange: string;
  readonly changesNothing: string;
  readonly noArguments: string;
  readonly question: (title: string) => string;
  readonly consequence: string;
  readonly cancel: string;
  readonly failed: string;
  readonly filledByFunction: string;
  readonly setEmpty: string;
  readonly willBeEmpty: string;
  readonly undoEmpty: string;
  readonly errorTitle: (count: number) => string;
}

export interface FunctionResultProps {
  readonly outcome: FunctionOutcome;
  /** Of the heading, so that an address can lead to it. */
  readonly id?: string;
  readonly labels?: Partial<FunctionResultLabels>;
}

export interface FunctionResultLabels {
  readonly title: string;
  /** Names the table. */
  readonly rows: string;
  readonly nothing: string;
  readonly noRows: string;
  readonly noRow: string;
  readonly count: (count: number) => string;
  readonly shown: (shown: number, all: number) => string;
}
