import type { SummaryGroup } from '@ninefold/data/records/summary';

/** More would be too many requests at once. */
const mostOpen = 6;

export function groupId({ filters }: Pick<SummaryGroup, 'filters'>): string {
  return JSON.stringify(filters);
}

/** Returns the groups that are open at first: as many as fill a page of the list. */
export function openAtFirst(
  groups: readonly SummaryGroup[],
  pageSize: number,
): ReadonlySet<string> {
  const open = new Set<string>();
  let rows = 0;
  for (const group of groups) {
    if (open.size >= mostOpen || rows >= pageSize) break;
    open.add(groupId(group));
    rows += Math.min(group.count, pageSize);
  }
  return open;
}
