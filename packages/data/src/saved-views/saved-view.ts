import type { ReadOptions } from '../client/index.ts';

/** A view of a list that a person has saved under a name. */
export interface SavedView {
  readonly id: string;
  /** The entity whose list it shows, by `entityId`. */
  readonly entity: string;
  readonly name: string;
  /** The part of the list's address behind `?`. */
  readonly address: string;
  /** Settings that are not in the address, as JSON: widths of columns. */
  readonly layout?: unknown;
  /** Whether everybody who signs in sees it. */
  readonly shared: boolean;
  /** Whether this person saved it. Only they can change it. */
  readonly own: boolean;
}

/** A view to save. With an ID, a deleted one is saved again. */
export type NewSavedView = Omit<SavedView, 'id' | 'own'> & { readonly id?: string };

export type SavedViewChange = Partial<Pick<SavedView, 'name' | 'address' | 'layout' | 'shared'>>;

/**
 * Saved views of one person. Writes prove that they changed a view. They throw `DataError`: of kind
 * `unique` where this person has a view of that name for the list, `not found` where the view is gone.
 */
export interface SavedViewStore {
  /** Views in a browser are always private. */
  readonly place: 'database' | 'browser';
  /** Returns the views of all lists by name. */
  readonly list: (options?: ReadOptions) => Promise<readonly SavedView[]>;
  readonly create: (view: NewSavedView) => Promise<SavedView>;
  readonly change: (id: string, change: SavedViewChange) => Promise<SavedView>;
  readonly delete: (id: string) => Promise<void>;
  /** Calls the listener when another tab changes the views. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}
