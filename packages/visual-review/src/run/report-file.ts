import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualProject } from '../project.ts';
import type { RunReport } from './report.ts';

type WorkFolder = Pick<VisualProject, 'workFolder'>;

function reportFile({ workFolder }: WorkFolder): string {
  return join(workFolder, 'report.json');
}

/** @returns nothing where no run was made yet. */
export async function readReport(project: WorkFolder): Promise<RunReport | undefined> {
  try {
    return JSON.parse(await readFile(reportFile(project), 'utf8')) as RunReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export async function writeReport(project: WorkFolder, report: RunReport): Promise<void> {
  await mkdir(project.workFolder, { recursive: true });
  await writeFile(reportFile(project), JSON.stringify(report, undefined, 1));
}
