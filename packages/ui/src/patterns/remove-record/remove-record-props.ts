import type { ReactNode } from 'react';

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
   * with what was in the way, shown in the dialog; a rejection is shown alike.
   */
  readonly onRemove: () => Promise<string | undefined | void>;
  readonly labels?: Partial<RemoveRecordLabels>;
}

export interface RemoveRecordLabels {
  readonly heading: (entityLabel: string) => string;
  readonly statement: (title: string) => ReactNode;
  readonly remove: string;
  readonly removing: string;
  readonly keep: string;
  readonly failed: string;
}
