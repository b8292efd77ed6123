import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readKeptReview } from '../accepted/kept-review.ts';
import { catalogueProject } from '../project.ts';
import { buildReviewPage } from '../review/server/build-page.ts';
import { readReview } from '../review/server/perform.ts';
import { serveReview } from '../review/server/review-server.ts';
import { writeStaticReport } from '../review/server/static-report.ts';
import { passes, summary } from '../run/summary.ts';
import { readCommandLine } from '../../run/command-line.ts';
import { reviewer } from './reviewer.ts';
import { runCommand } from './run-command.ts';

const help = `pnpm visual:review [options]

Opens the review of the pictures that the last "pnpm visual" took. Exits with 1 if a picture is
rejected or undecided when you finish.

  --static FOLDER   writes the review as a report that opens from a file
  --who NAME        who reviews; your name in git by default
  --help            prints this`;

const { values } = readCommandLine(help, {
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
