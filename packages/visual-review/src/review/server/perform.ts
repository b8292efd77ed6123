import {
  acceptChanges,
  readReviewFile,
  type StoredDecision,
  undoDecision,
  writeReviewFile,
} from '../../accepted/index.ts';
import type { Project } from '../../configuration/index.ts';
import { type Change, isAcceptable, subjectOf } from '../../report/index.ts';
import { readReport } from '../../run/index.ts';
import { apartAfter, type ReviewData, type ReviewRequest } from '../review-data.ts';

/** @throws {Error} before the first run. */
export async function readReview(project: Project): Promise<ReviewData> {
  const report = await readReport(project);
  if (report === undefined) {
    throw new Error('There are no pictures yet. Run visual-review first.');
  }
  const { decisions, apart } = await readReviewFile(project);
  return {
    report,
    decisions: decisions.map(({ kind, subjects, note }) => ({ kind, subjects, note })),
    apart,
  };
}

/**
 * Performs a request of the page and stores the review.
 *
 * @throws {Error} that the page shows, when nothing was written.
 */
export async function perform(
  project: Project,
  who: string,
  request: Exclude<ReviewRequest, { action: 'finish' }>,
): Promise<void> {
  const review = await readReviewFile(project);
  switch (request.action) {
    case 'accept':
    case 'reject': {
      const decision = await decide(project, who, request);
      await writeReviewFile(project, { ...review, decisions: [...review.decisions, decision] });
      return;
    }
    case 'undo': {
      const last = review.decisions.at(-1);
      if (last === undefined) throw new Error('There is nothing to undo.');
      await undoDecision(project, last);
      await writeReviewFile(project, { ...review, decisions: review.decisions.slice(0, -1) });
      return;
    }
    case 'split':
    case 'join':
      await writeReviewFile(project, { ...review, apart: apartAfter(review.apart, request) });
  }
}

async function decide(
  project: Project,
  who: string,
  { action, subjects, note }: Extract<ReviewRequest, { action: 'accept' | 'reject' }>,
): Promise<StoredDecision> {
  const changes = await findChanges(project, subjects);
  if (action === 'reject') {
    return { kind: 'rejected', subjects, note, replaced: [], written: [] };
  }
  if (note.trim() === '') {
    throw new Error('Say why the pictures are right: the manifest keeps the reason.');
  }
  const broken = changes.find((change) => !isAcceptable(change));
  if (broken !== undefined) {
    throw new Error(
      `${broken.key} has no picture to accept. Fix the story, or reject it with a note.`,
    );
  }
  const written = await acceptChanges(project, changes, { who, why: note });
  return { kind: 'accepted', subjects, note, ...written };
}

async function findChanges(
  project: Project,
  subjects: readonly string[],
): Promise<readonly Change[]> {
  const report = await readReport(project);
  const bySubject = new Map(report?.changes.map((change) => [subjectOf(change), change]));
  return subjects.map((subject) => {
    const change = bySubject.get(subject);
    if (change === undefined) {
      throw new Error('There are newer pictures than this page shows. Reload it.');
    }
    return change;
  });
}
