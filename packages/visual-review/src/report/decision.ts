import type { Change } from '../run/report.ts';
import type { Replaced } from './accept.ts';

/** What a person said of changes. */
export interface Decision {
  readonly kind: 'accepted' | 'rejected';
  /** What was looked at: see `lookedAt`. */
  readonly subjects: readonly string[];
  /** Why the pictures are right, or what is wrong with them. */
  readonly note: string;
  /** Manifest lines that accepting replaced, and those it wrote; empty for a rejection. */
  readonly replaced: Replaced;
  readonly written: Replaced;
}

/** A change as it was looked at: another picture of the same story is another subject. */
export function lookedAt({ key, taken, versions }: Change): string {
  return [key, taken?.picture ?? '', taken?.words ?? '', versions.length].join(' ');
}

export type Decided = Pick<Decision, 'kind' | 'note'>;

/** The last decision about each subject. */
export function decisionsBySubject(
  decisions: readonly Pick<Decision, 'kind' | 'note' | 'subjects'>[],
): ReadonlyMap<string, Decided> {
  return new Map(
    decisions.flatMap(({ kind, note, subjects }) =>
      subjects.map((subject) => [subject, { kind, note }] as const),
    ),
  );
}
