import { type Entity, entityId } from '@ninefold/specification';
import type { ColumnLayout } from '@ninefold/ui/patterns/record-list';
import { useMemo, useState } from 'react';

const noLayout: ColumnLayout = { widths: {}, pinned: [] };

/** The widths and pins of a list's columns, kept in this browser for each entity, where it allows that. */
export function useColumnLayout(
  entity: Entity,
): readonly [ColumnLayout, (layout: ColumnLayout | undefined) => void] {
  const key = `ninefold.columns.${entityId(entity)}`;
  const [changed, setChanged] = useState<{ readonly key: string; readonly layout: ColumnLayout }>();
  const stored = useMemo(() => readLayout(stringOf(key)), [key]);
  return [
    changed?.key === key ? changed.layout : stored,
    (layout) => {
      setChanged({ key, layout: layout ?? noLayout });
      try {
        if (layout === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(layout));
      } catch {
        // A browser that refuses storage still shows the columns so until the page is left.
      }
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
    return noLayout;
  }
}

/** Returns the widths and pins in a layout of unknown origin; none where there are none. */
export function columnLayoutOf(stored: unknown): ColumnLayout {
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
