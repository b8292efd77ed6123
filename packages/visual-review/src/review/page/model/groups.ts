import { type Decided, lookedAt } from '../../../accepted/decision.ts';
import type { Change, ChangeKind } from '../../../run/report.ts';

/** Changes that are one and the same difference, and are decided at once. */
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

/** Groups in the order of a review; a change that was split off is a group of its own. */
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

/** What is undecided, accepted and rejected; what was set aside needs no decision. */
export type Standing = 'undecided' | 'accepted' | 'rejected' | 'set aside';

export function standingOf(change: Change, decided: ReadonlyMap<string, Decided>): Standing {
  if (change.kind === 'antialiasing') return 'set aside';
  return decided.get(lookedAt(change))?.kind ?? 'undecided';
}
