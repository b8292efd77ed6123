import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readReviewFile } from '../accepted/index.ts';
import type { Project } from '../configuration/index.ts';
import { passesWith } from '../report/index.ts';
import { readReview, serveReview, writeReviewPage, writeStaticReport } from '../review/index.ts';
import { summary } from '../run/index.ts';
import { reviewerName } from './reviewer-name.ts';

export const review = {
  help: `visual-review review [options]

Opens the review of the last run. Exits with 1 if a change is rejected or undecided when you finish.

  --static FOLDER   writes the review as a report that opens from a file
  --who NAME        your name; by default as in git
  --help            prints this`,

  async run(project: Project, args: string[]): Promise<number> {
    const { values } = parseArgs({
      args,
      options: { static: { type: 'string' }, who: { type: 'string' } },
    });
    if (values.static !== undefined) {
      const folder = resolve(values.static);
      await writeStaticReport(project, folder);
      console.log(`Open ${join(folder, 'index.html')} to see the report.`);
      return 0;
    }
    const { report } = await readReview(project);
    const who = await reviewerName(values.who);
    const page = await mkdtemp(join(tmpdir(), 'visual-review-'));
    try {
      await writeReviewPage(page);
      const server = await serveReview({ project, page, who });
      console.log(`Review: ${server.url}\nPress “Finish” there, or Ctrl+C here, to end it.`);
      const stopped = new Promise<void>((resolve) => process.once('SIGINT', () => resolve()));
      await Promise.race([server.finished, stopped]);
      await server.close();
    } finally {
      await rm(page, { recursive: true, force: true });
    }
    const { decisions } = await readReviewFile(project);
    console.log(summary(report, decisions));
    return passesWith(report, decisions) ? 0 : 1;
  },
};
