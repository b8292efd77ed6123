import type { Change, ChangeGroup } from '../../../report/index.ts';

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
