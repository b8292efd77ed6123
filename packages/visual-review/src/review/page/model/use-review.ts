import { useState, useSyncExternalStore } from 'react';
import {
  type Change,
  decisionsBySubject,
  isAcceptable,
  type Standing,
  standingOf,
  subjectOf,
} from '../../../report/index.ts';
import type { ReviewData, ReviewRequest } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';
import { type ChangeGroup, groupsOf } from './groups.ts';
import { type Steps, stepsFrom } from './steps.ts';
import { WriteQueue } from './write-queue.ts';

/** The current state of a review, and its actions. */
export interface Review {
  readonly data: ReviewData;
  readonly groups: readonly ChangeGroup[];
  readonly change: Change | undefined;
  readonly group: ChangeGroup | undefined;
  readonly steps: Steps;
  /** Number of requests that are not written yet. */
  readonly pending: number;
  /** The reason of the last acceptance, which the next uses too. */
  readonly reason: string | undefined;
  /** The last failure, until a request succeeds. */
  readonly problem: string | undefined;
  /** Read aloud by screen readers. */
  readonly announcement: string;
  /** The group has pictures to accept. */
  readonly isAcceptable: boolean;
  readonly canDecide: boolean;
  readonly standing: (change: Change) => Standing;
  readonly note: (change: Change) => string | undefined;
  readonly select: (change: Change | undefined) => void;
  readonly accept: (reason: string) => Promise<void>;
  readonly reject: (note: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly split: () => Promise<void>;
  readonly splitAll: () => Promise<void>;
  readonly finish: () => Promise<boolean>;
}

export function useReview(client: ReviewClient, loaded: ReviewData): Review {
  const [queue] = useState(() => new WriteQueue(loaded, (request) => client.send!(request)));
  const { optimistic, pending, problem } = useSyncExternalStore(queue.subscribe, queue.state);
  const [selected, setSelected] = useState<string>();
  const [announcement, announce] = useState('');

  const { report } = loaded;
  const { apart, decisions } = optimistic;
  const decided = decisionsBySubject(decisions);
  const standings = new Map(
    report.changes.map((one) => [one.key, standingOf(one, decided)] as const),
  );
  const standing = (one: Change): Standing => standings.get(one.key) ?? 'undecided';
  const isUndecided = (one: Change): boolean => standing(one) === 'undecided';
  const groups = groupsOf(report.changes, apart);
  const first = stepsFrom(groups, undefined, isUndecided).nextUndecided ?? groups[0]?.changes[0];
  const change = report.changes.find(({ key }) => key === selected) ?? first;
  const group = groups.find(({ changes }) => changes.some(({ key }) => key === change?.key));
  const steps = stepsFrom(groups, change?.key, isUndecided);
  const open = group?.changes.filter((one) => standing(one) !== 'accepted') ?? [];

  /** Shows the result and `next` at once, and returns to the change where the request fails. */
  const send = async (
    request: ReviewRequest,
    message: string,
    next: Change | undefined = change,
  ): Promise<boolean> => {
    if (client.send === undefined) return false;
    // The current change stays, although another may come first after this.
    setSelected(next?.key);
    announce(message);
    const isWritten = await queue.write(request);
    if (!isWritten) {
      setSelected(change?.key);
      announce('');
    }
    return isWritten;
  };

  const decide = async (action: 'accept' | 'reject', note: string): Promise<void> => {
    const subjects = open.map(subjectOf);
    if (subjects.length === 0) return;
    const pictures = subjects.length === 1 ? '1 picture' : `${subjects.length} pictures`;
    const keys = new Set(open.map(({ key }) => key));
    const { nextUndecided } = stepsFrom(
      groups,
      change?.key,
      (one) => isUndecided(one) && !keys.has(one.key),
    );
    const next =
      nextUndecided === undefined ? 'All are decided.' : `Next: ${titleOf(nextUndecided)}`;
    const message = `${action === 'accept' ? 'Accepted' : 'Rejected'} ${pictures}. ${next}`;
    await send({ action, subjects, note }, message, nextUndecided);
  };

  return {
    data: { report, ...optimistic },
    groups,
    change,
    group,
    steps,
    reason: decisions.findLast(({ kind }) => kind === 'accepted')?.note,
    pending: pending.length,
    problem,
    announcement,
    isAcceptable: group !== undefined && isAcceptable(group),
    canDecide: client.send !== undefined && open.length > 0 && group?.kind !== 'antialiasing',
    standing,
    note: (one) => decided.get(subjectOf(one))?.note,
    select(next) {
      if (next === undefined) return;
      setSelected(next.key);
      announce(`${titleOf(next)}. ${standing(next)}.`);
    },
    accept: (reason) => decide('accept', reason),
    reject: (note) => decide('reject', note),
    undo: async () => {
      const last = decisions.at(-1);
      if (last === undefined) return;
      const changed = report.changes.find((one) => last.subjects.includes(subjectOf(one)));
      await send({ action: 'undo' }, 'The last decision is undone.', changed);
    },
    split: async () => {
      if (change === undefined) return;
      const isApart = apart.includes(change.key);
      await send(
        { action: isApart ? 'join' : 'split', keys: [change.key] },
        isApart ? 'Put back into its group.' : 'Split off its group.',
      );
    },
    splitAll: async () => {
      const keys = group?.changes.map(({ key }) => key) ?? [];
      await send({ action: 'split', keys }, `Split into ${keys.length} single pictures.`);
    },
    finish: () => send({ action: 'finish' }, 'Finished.'),
  };
}

export function titleOf({ title, name, modeTitle }: Change): string {
  return `${title}, ${name}, ${modeTitle}`;
}
