import type { FormError } from '../../shapes/index.ts';

export interface DeleteRecordProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The record's title: "WO-4811 Replace spindle bearing". */
  readonly title: string;
  /** The name of the record's entity. */
  readonly entityName: EntityName;
  /** Effects of the deletion on other records. Left out when nothing refers to the record. */
  readonly effects?: DeletionEffects;
  /** Whether it can be undone, which is offered afterwards. */
  readonly undoable?: boolean;
  /**
   * Deletes the record. Resolves with nothing when it is done, which closes the dialog, or with the
   * error to show. A rejection is shown too.
   */
  readonly onDelete: () => Promise<Pick<FormError, 'message' | 'why'> | string | undefined | void>;
}

/** The names of an entity in the forms that a sentence can need. */
export interface EntityName {
  /** One record, within a sentence: "work order". */
  readonly entity: string;
  /** Several records, within a sentence: "work orders". */
  readonly entities: string;
  /** The same at the start of a sentence: "Work order". */
  readonly Entity: string;
  readonly Entities: string;
}

export type DeletionEffects =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'known';
      readonly effects: readonly DeletionEffect[];
      /** The person sees every record that can be affected: there are no others. */
      readonly isComplete?: boolean;
    };

export interface DeletionEffect {
  /** `prevent`: the deletion is rejected while these records refer to the deleted one. */
  readonly kind: 'prevent' | 'delete' | 'set null' | 'set default';
  /** The name of these records' entity. */
  readonly entityName: EntityName;
  /** Left out when it can't be known. */
  readonly count?: number;
  /** Labels of the fields that refer, or that are emptied or set. */
  readonly fields?: string;
  /** The list of these records. */
  readonly href?: string;
}
