import type { Change, ChangeKind } from '../../../report/index.ts';

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

/** Returns the changes that keys lead to; undefined where there is none. */
export function stepsFrom(
  groups: readonly ChangeGroup[],
  key: string | undefined,
  isUndecided: (change: Change) => boolean,
) {
  const changes = groups.flatMap((group) => group.changes);
  const at = changes.findIndex((change) => change.key === key);
  const around = [...changes.slice(at + 1), ...changes.slice(0, Math.max(at, 0))];
  const group = groups.findIndex((one) => one.changes.some((change) => change.key === key));
  return {
    next: changes[at + 1],
    previous: at > 0 ? changes[at - 1] : undefined,
    /** Starts again after the last one. */
    nextUndecided: around.find(isUndecided),
    nextGroup: groups[group + 1]?.changes[0],
    /** The same story in another mode. Starts again after the last one. */
    nextMode: around.find(({ story }) => story === changes[at]?.story),
  };
}
