import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../configuration/index.ts';
import { type Decision, type RunReport, subjectOf } from '../report/index.ts';
import type { ManifestChange } from './accept.ts';

/** A decision with the rows of the manifest that it changed: none for a rejection. */
export interface StoredDecision extends Decision, ManifestChange {}

/** A review, kept in the work folder after each decision. */
export interface StoredReview {
  /** In order: undo takes the last. */
  readonly decisions: readonly StoredDecision[];
  /** Keys of changes that were split off their group. */
  readonly apart: readonly string[];
}

type WorkFolder = Pick<Project, 'workFolder'>;

export async function readReviewFile({ workFolder }: WorkFolder): Promise<StoredReview> {
  try {
    return JSON.parse(await readFile(reviewFile(workFolder), 'utf8')) as StoredReview;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { decisions: [], apart: [] };
    throw error;
  }
}

export async function writeReviewFile(
  { workFolder }: WorkFolder,
  review: StoredReview,
): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  const file = reviewFile(workFolder);
  await writeFile(`${file}.new`, JSON.stringify(review, undefined, 1));
  await rename(`${file}.new`, file);
}

/**
 * Returns the part of a review that holds after a new run: rejections of pictures that are the same.
 * Accepted pictures are in the manifest, and other pictures were never decided about.
 */
export function stillDecided(review: StoredReview, { changes }: RunReport): StoredReview {
  const current = new Set(changes.map(subjectOf));
  const keys = new Set(changes.map(({ key }) => key));
  return {
    decisions: review.decisions.flatMap((decision) => {
      const subjects = decision.subjects.filter((subject) => current.has(subject));
      return decision.kind === 'rejected' && subjects.length > 0 ? [{ ...decision, subjects }] : [];
    }),
    apart: review.apart.filter((key) => keys.has(key)),
  };
}

function reviewFile(workFolder: string): string {
  return join(workFolder, 'review.json');
}
