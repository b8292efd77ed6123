import type { Entity } from '@ninefold/specification';
import { deferred } from '../deferred/index.tsx';
import { useScreenRead } from '../screen-context/index.ts';
import type { ViewColumns } from './view-columns.ts';

/** A view that a list was changed from. */
export interface ChosenView {
  /** The value of `saved` in an address. */
  readonly id: string;
  /** The part of the list's address behind `?` that shows it. */
  readonly address: string;
  /** Undefined for one that says nothing of its columns. */
  readonly columns?: ViewColumns;
}

export interface ListViewsProps {
  readonly entity: Entity;
  /** The part of the list's address behind `?`. */
  readonly search: string;
  /** Called with the view that the list shows, or was changed from. */
  readonly onChosen: (view: ChosenView | undefined) => void;
  /** Saved with a view, as JSON: what the address doesn't say. */
  readonly layout?: unknown;
  readonly className?: string;
}

let isLoaded = false;

const Loaded = deferred(async () => {
  const loaded = await import('./list-views.tsx');
  isLoaded = true;
  return loaded;
}, 'ListViews');

/** The saved views of a list. The rows come before them, where their code is still to be loaded. */
export function ListViews(props: ListViewsProps) {
  const isRead = useScreenRead();
  return isRead || isLoaded ? <Loaded {...props} /> : null;
}
