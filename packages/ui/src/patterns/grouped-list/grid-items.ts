import type { RecordRow } from '../../shapes/index.ts';
import type { RecordGroup } from './grouped-list-props.ts';

/** A row of the grid. */
export type GridItem =
  | { readonly kind: 'group' | 'more' | 'error'; readonly group: RecordGroup }
  | { readonly kind: 'record'; readonly group: RecordGroup; readonly row: RecordRow };

/** So many are drawn while the first records of a group are loading. */
const mostSkeletons = 3;

/**
 * Returns the rows of all groups below each other, undefined for those that are loading. A record that has
 * changed its group meanwhile is there once.
 */
export function gridItems(groups: readonly RecordGroup[]): readonly (GridItem | undefined)[] {
  const seen = new Set<string>();
  return groups.flatMap((group): readonly (GridItem | undefined)[] => {
    const heading: GridItem = { kind: 'group', group };
    if (!group.open) return [heading];
    if (group.error !== undefined) return [heading, { kind: 'error', group }];
    if (group.rows === undefined) {
      const loading = Math.min(mostSkeletons, Math.max(1, group.count));
      return [heading, ...Array.from({ length: loading }, () => undefined)];
    }
    const rows = group.rows.filter(({ id, href }) => {
      // Without a key, an id says only which row of a page it is.
      const isKnown = href !== undefined && seen.has(id);
      seen.add(id);
      return !isKnown;
    });
    const items = rows.map((row): GridItem => ({ kind: 'record', group, row }));
    return [heading, ...items, ...(group.hasMore ? [{ kind: 'more', group } as const] : [])];
  });
}

export function itemId(item: GridItem): string {
  const { kind, group } = item;
  if (kind !== 'record') return `\u0000${kind}\u0000${group.id}`;
  const { id, href } = item.row;
  return href === undefined ? `\u0000${group.id}\u0000${id}` : id;
}
