import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentStore } from '../../accepted/content-store.ts';
import type { VisualProject } from '../../project.ts';
import type { StaticReview } from '../review-data.ts';
import { buildReviewPage } from './build-page.ts';
import { readReview } from './perform.ts';

/** Writes the review into a folder that needs no server: `index.html` opens from a file. */
export async function writeStaticReport(project: VisualProject, folder: string): Promise<void> {
  const data = await readReview(project);
  await rm(folder, { recursive: true, force: true });
  await buildReviewPage(folder);
  await mkdir(join(folder, 'pictures'));
  const stores = [project.acceptedFolder, project.workFolder].map((path) => new ContentStore(path));
  const sides = data.report.changes.flatMap(({ accepted, taken, versions }) =>
    [accepted, taken, ...versions].filter((side) => side !== undefined),
  );
  const differences = data.report.changes.flatMap(({ difference }) => difference ?? []);
  for (const hash of new Set([...sides.map(({ picture }) => picture), ...differences])) {
    for (const store of stores) {
      if (!(await store.hasPicture(hash))) continue;
      await copyFile(store.pictureFile(hash), join(folder, 'pictures', `${hash}.webp`));
      break;
    }
  }
  const words: Record<string, string> = {};
  for (const hash of new Set(sides.map((side) => side.words))) {
    for (const store of stores) {
      if (await store.hasWords(hash)) words[hash] = await store.words(hash);
    }
  }
  const review: StaticReview = { data, words };
  await writeFile(
    join(folder, 'review-data.js'),
    `window.staticReview = ${JSON.stringify(review)};\n`,
  );
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  // Before the page's own script, which looks for it.
  await writeFile(
    page,
    html.replace('<script src', '<script src="./review-data.js"></script><script src'),
  );
}
