import type { Change, RunReport } from './report.ts';

/** A person's decision about changes. */
export interface Decision {
  readonly kind: 'accepted' | 'rejected';
  /** The changes, as the person saw them: see `subjectOf`. */
  readonly subjects: readonly string[];
  /** The reason the pictures are right, or what is wrong with them. */
  readonly note: string;
}

export type Decided = Pick<Decision, 'kind' | 'note'>;

export type Standing = Decision['kind'] | 'undecided' | 'set aside';

/** Identifies a change by its content: another picture of the same story is another subject. */
export function subjectOf({ key, taken, versions }: Change): string {
  return [key, taken?.picture ?? '', taken?.tree ?? '', versions.length].join(' ');
}

/** Returns the last decision about each subject. */
export function decisionsBySubject(decisions: readonly Decision[]): ReadonlyMap<string, Decided> {
  return new Map(
    decisions.flatMap(({ kind, note, subjects }) =>
      subjects.map((subject) => [subject, { kind, note }] as const),
    ),
  );
}

/** A change that was set aside needs no decision. */
export function standingOf(change: Change, decided: ReadonlyMap<string, Decided>): Standing {
  if (change.kind === 'antialiasing') return 'set aside';
  return decided.get(subjectOf(change))?.kind ?? 'undecided';
}

/** Returns whether there is something to accept. An unstable or failed story has no picture. */
export function isAcceptable({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'changed' || kind === 'new' || kind === 'gone' || kind === 'renamed';
}

/** Returns whether every change was accepted or set aside. */
export function passesWith(report: RunReport, decisions: readonly Decision[]): boolean {
  const decided = decisionsBySubject(decisions);
  return report.changes.every((change) =>
    ['accepted', 'set aside'].includes(standingOf(change, decided)),
  );
}
