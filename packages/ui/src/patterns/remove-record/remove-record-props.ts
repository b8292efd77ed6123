import type { ReactNode } from 'react';
import type { FormError } from '../shapes.ts';

export interface RemoveRecordProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The record's title: "WO-4811 Replace spindle bearing". */
  readonly title: string;
  /** One of them, in lower case within a sentence: "work order". */
  readonly entityLabel: string;
  /** What the deletion affects besides the record; absent where nothing refers to it. */
  readonly effects?: DeletionEffects;
  /**
   * Deletes. Resolves with nothing when it is done (the dialog closes), or with what prevented it,
   * shown in the dialog with the question why, where it has one. Shows a rejection in the same way.
   */
  readonly onRemove: () => Promise<Pick<FormError, 'message' | 'why'> | string | undefined | void>;
  readonly labels?: Partial<RemoveRecordLabels>;
}

export type DeletionEffects =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'known'; readonly effects: readonly DeletionEffect[] };

export interface DeletionEffect {
  /** `prevent`: the deletion is refused as long as these refer to what it deletes. */
  readonly kind: 'prevent' | 'delete' | 'set null' | 'set default';
  /** The records, in the form that fits their number: "certifications". */
  readonly label: string;
  /** Absent where it can't be known. */
  readonly count?: number;
  /** Labels of the fields that refer, or that are emptied or set. */
  readonly fields?: string;
  /** The list of these records. */
  readonly href?: string;
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
  /** Headings of what is affected. */
  readonly effects: Readonly<Record<DeletionEffect['kind'], string>>;
  readonly loading: string;
  /** Why the button can't be pressed while the effects are loading. */
  readonly notYet: string;
  /** Why the button can't be pressed as long as records prevent it. */
  readonly prevented: string;
  readonly effectsFailed: string;
  readonly retry: string;
  readonly noEffects: string;
  /** Below the counts: which records they count. */
  readonly counted: string;
}
