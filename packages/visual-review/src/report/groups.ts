import type { Change, ChangeKind } from './report.ts';

/** Changes with the same difference, which are decided about together. */
export interface ChangeGroup {
  readonly id: string;
  readonly title: string;
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}

const order: readonly ChangeKind[] = [
  'changed',
  'new',
  'renamed',
  'gone',
  'unstable',
  'failed',
  'antialiasing',
];

/** Groups changes in the order of a review. A change that was split off is a group by itself. */
export function groupsOf(
  changes: readonly Change[],
  apart: readonly string[],
): readonly ChangeGroup[] {
  const alone = new Set(apart);
  const idOf = (change: Change): string =>
    alone.has(change.key) ? `alone ${change.key}` : `${change.kind} ${change.group}`;
  const groups = [...Map.groupBy(changes, idOf)].map(([id, members]): ChangeGroup => {
    const { kind, groupTitle } = members[0]!;
    return { id, title: groupTitle, kind, changes: members };
  });
  return groups.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
