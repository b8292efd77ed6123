import type { Entity } from '@ninefold/specification';
import type { ColumnLayout } from '@ninefold/ui/patterns/record-list';
import { keepInBrowser } from '@ninefold/ui/provider';
import { useMemo, useState } from 'react';
import { viewAddress } from '../addresses/index.ts';
import { useIdentity } from '../screen-context/index.ts';
import { columnsKey, type ViewColumns } from '../saved-views/index.ts';

/**
 * The widths and pins of a list's columns: those of the view that it shows, where that has any, or else of the
 * entity. A person's changes are kept in this browser.
 *
 * @param search The part of the list's address behind `?`.
 * @param view Undefined until the views are read, too: then a view has what it had the last time.
 */
export function useColumnLayout(
  entity: Entity,
  search: string,
  view: ViewColumns | undefined,
): readonly [ColumnLayout, (layout: ColumnLayout | undefined) => void] {
  const ofEntity = columnsKey(useIdentity(), entity);
  const key = view?.key ?? ofEntity;
  const [changed, setChanged] = useState<{ readonly key: string; readonly layout: ColumnLayout }>();
  const text = useMemo(
    () => stringOf(`${ofEntity} ${viewAddress(search)}`) ?? stringOf(ofEntity),
    [ofEntity, search],
  );
  // The layout of another page of the list is the same object: another one would draw all rows again.
  const stored = useMemo(
    () => (view === undefined ? readLayout(text) : columnLayoutOf(view.layout)),
    [text, view],
  );
  return [
    changed?.key === key ? changed.layout : stored,
    (layout = columnLayoutOf(view && JSON.parse(view.from))) => {
      setChanged({ key, layout });
      keepInBrowser(key, JSON.stringify({ ...layout, from: view?.from }));
    },
  ];
}

function stringOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored layout, which another version of the application may have written. */
export function readLayout(text: string | null): ColumnLayout {
  try {
    return columnLayoutOf(JSON.parse(text ?? '{}'));
  } catch {
    // A layout that can't be read counts as none.
    return columnLayoutOf(undefined);
  }
}

/** Returns the widths and pins in a layout of unknown origin; none where there are none. */
function columnLayoutOf(stored: unknown): ColumnLayout {
  const { widths, pinned } = Object(stored) as Readonly<Record<string, unknown>>;
  return {
    widths: Object.fromEntries(Object.entries(Object(widths)).filter(isWidth)),
    pinned: Array.isArray(pinned) ? pinned.filter((name) => typeof name === 'string') : [],
  };
}

function isWidth(entry: readonly [string, unknown]): entry is [string, number] {
  return Number.isFinite(entry[1]) && Number(entry[1]) > 0;
}
