import type { ReactNode } from 'react';
import type { FormError } from '../shapes.ts';

export interface RemoveRecordProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is removed, as a person calls it: "WO-4811 Replace spindle bearing". */
  readonly title: string;
  /** One of them, in lower case within a sentence: "work order". */
  readonly entityLabel: string;
  /** What goes with it, or refers to it. */
  readonly consequences?: ReactNode;
  /**
   * Removes. Resolves with nothing when it is done (the dialog closes), or
   * with what was in the way, shown in the dialog with the question why, where
   * it has one; a rejection is shown alike.
   */
  readonly onRemove: () => Promise<Pick<FormError, 'message' | 'why'> | string | undefined | void>;
  readonly labels?: Partial<RemoveRecordLabels>;
}

export interface RemoveRecordLabels {
  readonly heading: (entityLabel: string) => string;
  readonly statement: (title: string) => ReactNode;
  readonly remove: string;
  readonly removing: string;
  readonly keep: string;
  readonly failed: string;
  /** Asks why it was refused. */
  readonly refusedWhy: string;
}
