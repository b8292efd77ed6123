import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualProject } from '../project.ts';
import type { Change } from '../run/report.ts';
import type { Replaced } from './accept.ts';

/** What a person said of changes, kept at once: half a review is a review. */
export interface Decision {
  readonly kind: 'accepted' | 'rejected';
  /** What was looked at: see `lookedAt`. */
  readonly subjects: readonly string[];
  readonly note: string;
  /** Manifest lines that accepting replaced. */
  readonly replaced: Replaced;
}

/** A change as it was looked at: another picture of the same story is another subject. */
export function lookedAt({ key, taken, versions }: Change): string {
  return [key, taken?.picture ?? '', taken?.words ?? '', versions.length].join(' ');
}

export async function readDecisions({ workFolder }: VisualProject): Promise<readonly Decision[]> {
  try {
    return JSON.parse(await readFile(file(workFolder), 'utf8')) as readonly Decision[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export async function writeDecisions(
  { workFolder }: VisualProject,
  decisions: readonly Decision[],
): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(`${file(workFolder)}.new`, JSON.stringify(decisions, undefined, 1));
  await rename(`${file(workFolder)}.new`, file(workFolder));
}

/** The last decision about each subject. */
export function decisionsBySubject(
  decisions: readonly Decision[],
): ReadonlyMap<string, Pick<Decision, 'kind' | 'note'>> {
  return new Map(
    decisions.flatMap(({ kind, note, subjects }) =>
      subjects.map((subject) => [subject, { kind, note }] as const),
    ),
  );
}

function file(workFolder: string): string {
  return join(workFolder, 'decisions.json');
}
