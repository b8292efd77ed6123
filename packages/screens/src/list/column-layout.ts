import { type Entity, entityId } from '@ninefold/specification';
import type { ColumnLayout } from '@ninefold/ui/patterns/record-list';
import { useEffect, useMemo, useState } from 'react';
import { viewAddress } from '../addresses/index.ts';
import type { ChosenView } from '../saved-views/index.ts';

const noLayout: ColumnLayout = { widths: {}, pinned: [] };

/**
 * The widths and pins of a list's columns: those of the view that it shows, where that has any, or else of the
 * entity. What a person changes is kept in this browser, where it allows that, until the view is updated.
 *
 * @param search The part of the list's address behind `?`.
 */
export function useColumnLayout(
  entity: Entity,
  search: string,
  view: ChosenView | undefined,
): readonly [ColumnLayout, (layout: ColumnLayout | undefined) => void] {
  const ofEntity = `ninefold.columns.${entityId(entity)}`;
  const address = viewAddress(view?.address ?? search);
  const ofView = `${ofEntity} ${address}`;
  const saved = view?.saved?.layout;
  const from = saved === undefined ? undefined : JSON.stringify(saved);
  const key = from === undefined ? ofEntity : ofView;
  const [changed, setChanged] = useState<{ readonly key: string; readonly layout: ColumnLayout }>();
  const stored = useMemo(() => {
    const text = stringOf(ofView);
    if (from !== undefined) return readLayout(isFrom(text, from) ? text : from);
    // Until the views are read, the list is as it was when this one was seen last.
    const isUnread = view === undefined && address !== '';
    return readLayout((isUnread ? text : null) ?? stringOf(ofEntity));
  }, [ofView, ofEntity, address, from, view]);
  useEffect(() => {
    if (from !== undefined && !isFrom(stringOf(ofView), from)) {
      store(ofView, { ...readLayout(from), from });
    }
  }, [ofView, from]);
  return [
    changed?.key === key ? changed.layout : stored,
    (layout) => {
      setChanged({ key, layout: layout ?? (from === undefined ? noLayout : readLayout(from)) });
      store(key, layout && { ...layout, from });
    },
  ];
}

/** Whether a stored layout began as that of the view as it is now. */
function isFrom(text: string | null, from: string): boolean {
  try {
    return (JSON.parse(text ?? '{}') as { readonly from?: unknown }).from === from;
  } catch {
    return false;
  }
}

function store(key: string, layout: object | undefined): void {
  try {
    if (layout === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // A browser that refuses storage still shows the columns so until the page is left.
  }
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
    return noLayout;
  }
}

/** Returns the widths and pins in a layout of unknown origin; none where there are none. */
function columnLayoutOf(stored: unknown): ColumnLayout {
  if (typeof stored !== 'object' || stored === null) return noLayout;
  const { widths, pinned } = stored as Readonly<Record<string, unknown>>;
  const entries = Object.entries(typeof widths === 'object' && widths !== null ? widths : {});
  return {
    widths: Object.fromEntries(entries.filter(isWidth)),
    pinned: Array.isArray(pinned) ? pinned.filter((name) => typeof name === 'string') : [],
  };
}

function isWidth(entry: readonly [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0;
}
