import { acceptChanges, isAcceptable, undoRows } from '../../accepted/accept.ts';
import { type Decision, lookedAt } from '../../accepted/decision.ts';
import { readKeptReview, writeKeptReview } from '../../accepted/kept-review.ts';
import type { VisualProject } from '../../project.ts';
import { readReport } from '../../run/report-file.ts';
import type { Change } from '../../run/report.ts';
import type { ReviewData, ReviewRequest } from '../review-data.ts';

/** What a page asked for cannot be done: it is told why, and nothing was written. */
export class RequestRefused extends Error {}

/** @throws {RequestRefused} where no pictures were taken yet. */
export async function readReview(project: VisualProject): Promise<ReviewData> {
  const report = await readReport(project);
  if (report === undefined) {
    throw new RequestRefused('No pictures were taken yet: run pnpm visual first.');
  }
  const { decisions, apart } = await readKeptReview(project);
  return {
    report,
    decisions: decisions.map(({ kind, subjects, note }) => ({ kind, subjects, note })),
    apart,
  };
}

/** Does what a page asked for, and keeps it. */
export async function perform(
  project: VisualProject,
  who: string,
  request: Exclude<ReviewRequest, { do: 'finish' }>,
): Promise<void> {
  const review = await readKeptReview(project);
  switch (request.do) {
    case 'accept':
    case 'reject': {
      const decision = await decide(project, who, request);
      await writeKeptReview(project, { ...review, decisions: [...review.decisions, decision] });
      return;
    }
    case 'undo': {
      const last = review.decisions.at(-1);
      if (last === undefined) throw new RequestRefused('There is nothing to undo.');
      await undoRows(project, last);
      await writeKeptReview(project, { ...review, decisions: review.decisions.slice(0, -1) });
      return;
    }
    case 'split':
    case 'join': {
      const keys = new Set(request.keys);
      const others = review.apart.filter((key) => !keys.has(key));
      const apart = request.do === 'split' ? [...others, ...keys] : others;
      await writeKeptReview(project, { ...review, apart });
    }
  }
}

async function decide(
  project: VisualProject,
  who: string,
  request: Extract<ReviewRequest, { do: 'accept' | 'reject' }>,
): Promise<Decision> {
  const { subjects, note } = request;
  const changes = await changesLookedAt(project, subjects);
  if (request.do === 'reject') {
    return { kind: 'rejected', subjects, note, replaced: [], written: [] };
  }
  if (note.trim() === '') {
    throw new RequestRefused('Say why the pictures are right: the manifest keeps it.');
  }
  const unfit = changes.find((change) => !isAcceptable(change));
  if (unfit !== undefined) {
    throw new RequestRefused(
      `${unfit.key} has no picture to accept: mend the story, or reject it with a note.`,
    );
  }
  const written = await acceptChanges(project, changes, { who, why: note });
  return { kind: 'accepted', subjects, note, ...written };
}

/** The changes of the run as they were looked at, by their content. */
async function changesLookedAt(
  project: VisualProject,
  subjects: readonly string[],
): Promise<readonly Change[]> {
  const report = await readReport(project);
  const found = new Map(report?.changes.map((change) => [lookedAt(change), change]));
  return subjects.map((subject) => {
    const change = found.get(subject);
    if (change === undefined) {
      throw new RequestRefused(
        'The pictures were taken again after this page was opened: load it anew, and look again.',
      );
    }
    return change;
  });
}
