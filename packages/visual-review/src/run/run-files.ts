import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../configuration/index.ts';
import type { RunReport } from '../report/index.ts';

/** Hashes of every picture of a run, so that two runs can be compared. */
export interface TakenFile {
  readonly pictures: readonly TakenPicture[];
}

export interface TakenPicture {
  /** Story and mode. */
  readonly key: string;
  /** Undefined where the story was unstable or failed. */
  readonly picture: string | undefined;
  readonly tree: string | undefined;
}

type WorkFolder = Pick<Project, 'workFolder'>;

/** @returns undefined before the first run. */
export async function readReport({ workFolder }: WorkFolder): Promise<RunReport | undefined> {
  try {
    return JSON.parse(await readFile(join(workFolder, 'report.json'), 'utf8')) as RunReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writeReport({ workFolder }: WorkFolder, report: RunReport): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(join(workFolder, 'report.json'), JSON.stringify(report, undefined, 1));
}

/** @throws {Error} before the first run. */
export async function readTaken({ workFolder }: WorkFolder): Promise<TakenFile> {
  return JSON.parse(await readFile(join(workFolder, 'taken.json'), 'utf8')) as TakenFile;
}

export async function writeTaken({ workFolder }: WorkFolder, taken: TakenFile): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  await writeFile(join(workFolder, 'taken.json'), JSON.stringify(taken));
}
