import { useState, useSyncExternalStore } from 'react';
import { decisionsBySubject, lookedAt } from '../../../accepted/decision.ts';
import type { Change } from '../../../run/report.ts';
import type { ReviewData, ReviewRequest } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';
import { type ChangeGroup, groupsOf, type Standing, standingOf } from './groups.ts';
import { type Steps, stepsFrom } from './steps.ts';
import { WriteQueue } from './write-queue.ts';

/** A review under way. */
export interface Review {
  readonly data: ReviewData;
  readonly groups: readonly ChangeGroup[];
  readonly change: Change | undefined;
  readonly group: ChangeGroup | undefined;
  readonly steps: Steps;
  /** How much of what is shown is not written yet. */
  readonly waiting: number;
  /** The last reason for which something was accepted: the next is accepted for the same. */
  readonly reason: string | undefined;
  /** What went wrong last, until something goes well. */
  readonly problem: string | undefined;
  /** Said to people who hear the page. */
  readonly said: string;
  /** What the undecided of the group are, where it can be accepted at all. */
  readonly acceptable: boolean;
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
  const { shown, waiting, problem } = useSyncExternalStore(queue.subscribe, queue.now);
  const [selected, setSelected] = useState<string>();
  const [said, say] = useState('');

  const { report } = loaded;
  const { apart, decisions } = shown;
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

  /** Shows at once what will be kept, and goes on to `then`; back again where it is not kept. */
  const send = async (
    request: ReviewRequest,
    done: string,
    then: Change | undefined = change,
  ): Promise<boolean> => {
    if (client.send === undefined) return false;
    // What is looked at stays, though what comes first may be another after this.
    setSelected(then?.key);
    say(done);
    const isWritten = await queue.write(request);
    if (!isWritten) {
      setSelected(change?.key);
      say('');
    }
    return isWritten;
  };

  const decide = async (kind: 'accept' | 'reject', note: string): Promise<void> => {
    const subjects = open.map(lookedAt);
    if (subjects.length === 0) return;
    const pictures = subjects.length === 1 ? '1 picture' : `${subjects.length} pictures`;
    const keys = new Set(open.map(({ key }) => key));
    const { nextUndecided } = stepsFrom(
      groups,
      change?.key,
      (one) => isUndecided(one) && !keys.has(one.key),
    );
    const then =
      nextUndecided === undefined ? 'All are decided.' : `Next: ${titleOf(nextUndecided)}`;
    const done = `${kind === 'accept' ? 'Accepted' : 'Rejected'} ${pictures}. ${then}`;
    await send({ do: kind, subjects, note }, done, nextUndecided);
  };

  return {
    data: { report, ...shown },
    groups,
    change,
    group,
    steps,
    reason: decisions.findLast(({ kind }) => kind === 'accepted')?.note,
    waiting: waiting.length,
    problem,
    said,
    acceptable: group !== undefined && hasPicture(group),
    canDecide: client.send !== undefined && open.length > 0 && group?.kind !== 'antialiasing',
    standing,
    note: (one) => decided.get(lookedAt(one))?.note,
    select(next) {
      if (next === undefined) return;
      setSelected(next.key);
      say(`${titleOf(next)}. ${standing(next)}.`);
    },
    accept: (reason) => decide('accept', reason),
    reject: (note) => decide('reject', note),
    undo: async () => {
      const last = decisions.at(-1);
      if (last === undefined) return;
      const back = report.changes.find((one) => last.subjects.includes(lookedAt(one)));
      await send({ do: 'undo' }, 'The last decision is undone.', back);
    },
    split: async () => {
      if (change === undefined) return;
      const isApart = apart.includes(change.key);
      await send(
        { do: isApart ? 'join' : 'split', keys: [change.key] },
        isApart ? 'Put back to its group.' : 'Split off its group.',
      );
    },
    splitAll: async () => {
      const keys = group?.changes.map(({ key }) => key) ?? [];
      await send({ do: 'split', keys }, `Split into ${keys.length} single pictures.`);
    },
    finish: () => send({ do: 'finish' }, 'Finished.'),
  };
}

export function titleOf({ title, name, mode }: Change): string {
  return `${title}, ${name}, ${mode}`;
}

function hasPicture({ kind }: ChangeGroup): boolean {
  return kind === 'changed' || kind === 'new' || kind === 'gone' || kind === 'renamed';
}
