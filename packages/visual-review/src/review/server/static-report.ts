import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../configuration/index.ts';
import { type ContentHash, ContentStore } from '../../picture/index.ts';
import type { StaticReview } from '../review-data.ts';
import { readReview } from './perform.ts';
import { writeReviewPage } from './write-page.ts';

/** Writes the review into a folder, whose `index.html` opens without a server. */
export async function writeStaticReport(project: Project, folder: string): Promise<void> {
  const data = await readReview(project);
  await rm(folder, { recursive: true, force: true });
  await writeReviewPage(folder);
  await mkdir(join(folder, 'pictures'));
  const { changes } = data.report;
  const records = changes.flatMap(({ accepted, taken, versions }) =>
    [accepted, taken, ...versions].filter((record) => record !== undefined),
  );
  const differences = changes.flatMap(({ difference }) => difference ?? []);
  for (const hash of new Set([...records.map(({ picture }) => picture), ...differences])) {
    const file = storedFile(project, 'pictures', hash);
    if (file !== undefined) await copyFile(file, join(folder, 'pictures', `${hash}.webp`));
  }
  const trees: Record<string, string> = {};
  for (const { tree } of records) {
    const file = storedFile(project, 'trees', tree);
    if (file !== undefined) trees[tree] ??= await readFile(file, 'utf8');
  }
  const review: StaticReview = { data, trees };
  await writeFile(
    join(folder, 'review-data.js'),
    `window.staticReview = ${JSON.stringify(review)};\n`,
  );
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  // Before the script of the page, which reads it.
  await writeFile(
    page,
    html.replace('<script src', '<script src="./review-data.js"></script><script src'),
  );
}

/** Finds a picture or tree among accepted and taken ones. */
export function storedFile(
  { acceptedFolder, workFolder }: Pick<Project, 'acceptedFolder' | 'workFolder'>,
  kind: 'pictures' | 'trees',
  hash: ContentHash,
): string | undefined {
  return [acceptedFolder, workFolder]
    .map((folder) => new ContentStore(folder))
    .map((store) => (kind === 'pictures' ? store.pictureFile(hash) : store.treeFile(hash)))
    .find((file) => existsSync(file));
}
