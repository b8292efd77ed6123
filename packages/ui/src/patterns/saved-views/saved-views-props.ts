import type { FormError } from '../../shapes/index.ts';

/** A view that can be chosen. */
export interface ViewChoice {
  readonly id: string;
  readonly name: string;
  /** The author. People can change only their own views. */
  readonly from: 'team' | 'others' | 'me';
  /** Whether others see it too. */
  readonly shared?: boolean;
  /** Whether the person has marked it as a favourite. */
  readonly favourite?: boolean;
}

export interface NewView {
  readonly name: string;
  readonly shared: boolean;
}

/** Problems to show, or none. */
export type ViewWrite = Promise<readonly FormError[]>;

export interface SavedViewsProps {
  /** All records, as the first choice: "All work orders". */
  readonly all: string;
  readonly views: readonly ViewChoice[];
  /** The ID of the chosen view; '' for all records, undefined for a state that nothing names. */
  readonly value: string | undefined;
  /** Whether the list differs from the chosen view. */
  readonly changed?: boolean;
  /** Whether the views are still being loaded: `value` may be among them. */
  readonly loading?: boolean;
  /** Offered where the views couldn't be loaded. */
  readonly onRetry?: () => void;
  /** The reason views are kept in the browser; undefined where they are in the database, and can be shared. */
  readonly onlyInBrowser?: string;
  /** Called with an ID, or '' for all records; for the chosen one too, which takes changes back. */
  readonly onSelect: (id: string) => void;
  /** Saves the state of the list as a new view. */
  readonly onSave: (view: NewView) => ViewWrite;
  /** Saves the state of the list in the chosen view. */
  readonly onUpdate: () => void;
  readonly onRename: (name: string) => ViewWrite;
  readonly onShare: (shared: boolean) => void;
  /** Marks the chosen view as a favourite, or unmarks it. */
  readonly onFavourite: (favourite: boolean) => void;
  readonly onDelete: () => void;
  readonly onCopyLink: () => void;
  readonly className?: string;
}
