import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualProject } from '../project.ts';
import type { RunReport } from '../run/report.ts';
import { type Decision, lookedAt } from './decision.ts';

/** What a person has done so far, kept at once: half a review is a review. */
export interface KeptReview {
  /** In the order in which they were made: undoing takes the last. */
  readonly decisions: readonly Decision[];
  /** Keys of changes that were split off their group. */
  readonly apart: readonly string[];
}

const nothing: KeptReview = { decisions: [], apart: [] };

export async function readKeptReview({
  workFolder,
}: Pick<VisualProject, 'workFolder'>): Promise<KeptReview> {
  try {
    return JSON.parse(await readFile(file(workFolder), 'utf8')) as KeptReview;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing;
    throw error;
  }
}

export async function writeKeptReview(
  { workFolder }: Pick<VisualProject, 'workFolder'>,
  review: KeptReview,
): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(`${file(workFolder)}.new`, JSON.stringify(review, undefined, 1));
  await rename(`${file(workFolder)}.new`, file(workFolder));
}

/**
 * What of a review still holds after pictures were taken again: what was rejected and looks as it did
 * then. What was accepted is in the manifest, and a picture that looks otherwise was never decided.
 */
export function stillDecided(review: KeptReview, { changes }: RunReport): KeptReview {
  const subjects = new Set(changes.map(lookedAt));
  const keys = new Set(changes.map(({ key }) => key));
  return {
    decisions: review.decisions.flatMap((decision) => {
      const left = decision.subjects.filter((subject) => subjects.has(subject));
      return decision.kind === 'rejected' && left.length > 0
        ? [{ ...decision, subjects: left }]
        : [];
    }),
    apart: review.apart.filter((key) => keys.has(key)),
  };
}

function file(workFolder: string): string {
  return join(workFolder, 'review.json');
}
