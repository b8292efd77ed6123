import type { Identity } from '../application/index.ts';
import type { Entity } from '@ninefold/specification';
import { viewAddress } from '../addresses/index.ts';
import { columnsKey } from './columns-key.ts';
import type { NamedView } from './named-views.ts';

/** The column layout of a list while it shows a view. */
export interface ViewColumns {
  /** The storage key. */
  readonly key: string;
  /** The view's own layout, as JSON: another one since then counts more than what the browser keeps. */
  readonly from: string;
  /** Not validated. */
  readonly layout: unknown;
}

/**
 * Returns the layout of a view: the person's own in this browser, or else the saved one. It is kept, so
 * that the list has it at once when the view's address is opened again.
 */
export function viewColumns(
  identity: Identity,
  entity: Entity,
  { address, saved }: NamedView,
): ViewColumns | undefined {
  if (typeof saved?.layout !== 'object' || saved.layout === null) return undefined;
  const from = JSON.stringify(saved.layout);
  const written = viewAddress(address);
  const key = `${columnsKey(identity, entity)} ${written}`;
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly from?: unknown };
    if (kept.from === from) return { key, from, layout: kept };
    // Without conditions it is the address of all records too.
    if (written !== '') localStorage.setItem(key, JSON.stringify({ ...saved.layout, from }));
  } catch {
    // Without storage, the columns are shown as saved.
  }
  return { key, from, layout: saved.layout };
}
