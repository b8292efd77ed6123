/**
 * `pnpm visual:review`: opens the review of what the last `pnpm visual` took, and ends when the person
 * finishes it: with 1 where something was rejected or is undecided. `--static FOLDER` writes it as a
 * report that opens from a file instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readKeptReview } from '../accepted/kept-review.ts';
import { catalogueProject } from '../project.ts';
import { buildReviewPage } from '../review/server/build-page.ts';
import { readReview } from '../review/server/perform.ts';
import { serveReview } from '../review/server/review-server.ts';
import { writeStaticReport } from '../review/server/static-report.ts';
import { passes, summary } from '../run/summary.ts';
import { reviewer } from './reviewer.ts';
import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { static: { type: 'string' }, who: { type: 'string' } },
});

await runCommand(async () => {
  const project = catalogueProject;
  if (values.static !== undefined) {
    const folder = resolve(values.static);
    await writeStaticReport(project, folder);
    console.log(`The report is written: open ${join(folder, 'index.html')}.`);
    return 0;
  }
  const { report } = await readReview(project);
  const who = await reviewer(values.who);
  const page = await mkdtemp(join(tmpdir(), 'ninefold-review-'));
  try {
    await buildReviewPage(page);
    const server = await serveReview({ project, page, who });
    console.log(`Review: ${server.url}\nIt ends with “Finish” there, or with Control and C here.`);
    const stopped = new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
    await Promise.race([server.finished, stopped]);
    await server.close();
  } finally {
    await rm(page, { recursive: true, force: true });
  }
  const { decisions } = await readKeptReview(project);
  console.log(summary(report, decisions));
  return passes(report, decisions) ? 0 : 1;
});
