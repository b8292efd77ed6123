import { useState, useSyncExternalStore } from 'react';
import {
  type Change,
  decisionsBySubject,
  groupsOf,
  isAcceptable,
  type Standing,
  standingOf,
  subjectOf,
} from '../../../report/index.ts';
import type { ReviewData, ReviewRequest } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';
import { stepsFrom } from './steps.ts';
import { WriteQueue } from './write-queue.ts';

/** The current state of a review, and its actions. */
export type Review = ReturnType<typeof useReview>;

export function useReview(client: ReviewClient, loaded: ReviewData) {
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
    /** The reason of the last acceptance, which the next uses too. */
    reason: decisions.findLast(({ kind }) => kind === 'accepted')?.note,
    /** Number of requests that are not written yet. */
    pending: pending.length,
    /** The last failure, until a request succeeds. */
    problem,
    /** Read aloud by screen readers. */
    announcement,
    /** The group has pictures to accept. */
    isAcceptable: group !== undefined && isAcceptable(group),
    canDecide: client.send !== undefined && open.length > 0 && group?.kind !== 'antialiasing',
    standing,
    /** Counts the changes of a standing. */
    count: (wanted: Standing) => [...standings.values()].filter((one) => one === wanted).length,
    note: (one: Change) => decided.get(subjectOf(one))?.note,
    select(next: Change | undefined) {
      if (next === undefined) return;
      setSelected(next.key);
      announce(`${titleOf(next)}. ${standing(next)}.`);
    },
    accept: (reason: string) => decide('accept', reason),
    reject: (note: string) => decide('reject', note),
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

function titleOf({ title, name, modeTitle }: Change): string {
  return `${title}, ${name}, ${modeTitle}`;
}
