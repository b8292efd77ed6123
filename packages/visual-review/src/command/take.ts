import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  acceptChanges,
  acceptProbe,
  readReviewFile,
  removeOrphans,
  type StoreState,
  storeState,
} from '../accepted/index.ts';
import type { Project } from '../configuration/index.ts';
import { isAcceptable, passesWith, type RunReport } from '../report/index.ts';
import { summary, takeRun } from '../run/index.ts';
import { clock, liveLine } from './live-line.ts';
import { reviewerName } from './reviewer-name.ts';

export const take = {
  help: `visual-review [options]
visual-review review [options]

Takes a picture of every story and exits with 1 if one differs from its accepted picture.

  --only-changed       takes stories that can have changed since the accepted pictures, and undecided ones
  --story PART         takes stories whose id contains PART; may be repeated
  --accept-all         accepts every picture taken; needs --why
  --why TEXT           why the pictures are right
  --who NAME           your name; by default as in git
  --remove-orphans     deletes accepted files that the manifest no longer names
  --catalogue FOLDER   uses a Storybook that is already built
  --reverse            takes them in the opposite order
  --help               prints this`,

  async run(project: Project, args: string[]): Promise<number> {
    const { values } = parseArgs({
      args,
      options: {
        'only-changed': { type: 'boolean' },
        story: { type: 'string', multiple: true },
        'accept-all': { type: 'boolean' },
        why: { type: 'string' },
        who: { type: 'string' },
        'remove-orphans': { type: 'boolean' },
        catalogue: { type: 'string' },
        reverse: { type: 'boolean' },
      },
    });
    const { why, catalogue } = values;
    if (values['remove-orphans']) {
      console.log(`Deleted ${await removeOrphans(project)} files.`);
      return 0;
    }
    if (project.skip !== undefined) {
      console.log(`Nothing was compared: ${project.skip}`);
      return 0;
    }
    const { missing } = await storeState(project);
    if (missing.length > 0) {
      throw new Error(
        `${missing.length} accepted pictures are in the manifest, but not their files, the first of ${missing[0]}. Add them to the commit, or delete their lines and review them again.`,
      );
    }
    if (values['accept-all'] && why === undefined) {
      throw new Error('--accept-all needs --why "…", which is kept in the manifest.');
    }
    const who = values['accept-all'] ? await reviewerName(values.who) : '';
    const started = performance.now();
    let state = 'Looking for a build of Storybook';
    const line = liveLine(() => `${clock((performance.now() - started) / 1000)}  ${state}`);
    const report = await takeRun(project, {
      onlyChanged: values['only-changed'],
      story: values.story,
      catalogue: catalogue && resolve(catalogue),
      reverse: values.reverse,
      log: line.print,
      doing: (now) => (state = now),
    }).finally(line.stop);
    if (values['accept-all']) return acceptAll(project, report, { who, why: why! });
    const { decisions } = await readReviewFile(project);
    console.log(summary(report, decisions));
    console.log(describeStore(await storeState(project)));
    return passesWith(report, decisions) ? 0 : 1;
  },
};

async function acceptAll(
  project: Project,
  report: RunReport,
  acceptance: Parameters<typeof acceptChanges>[2],
): Promise<number> {
  const acceptable = report.changes.filter(isAcceptable);
  await acceptChanges(project, acceptable, acceptance);
  await acceptProbe(project, report, acceptance);
  const left = { ...report, changes: report.changes.filter((change) => !isAcceptable(change)) };
  console.log(`Accepted ${acceptable.length} pictures.`);
  console.log(summary(left, []));
  console.log(describeStore(await storeState(project)));
  return left.changes.length === 0 ? 0 : 1;
}

/** Describes the accepted pictures for a terminal. */
function describeStore({ pictures, bytes, bytesInGit, orphans }: StoreState): string {
  const history =
    bytesInGit === undefined ? '' : `, ${megabytes(bytesInGit)} with all versions in git`;
  const lines = [`${pictures} accepted pictures, ${megabytes(bytes)}${history}.`];
  if (orphans.length > 0) {
    lines.push(
      `${orphans.length} files belong to no accepted picture. Delete them with visual-review --remove-orphans:`,
      ...orphans.slice(0, 5).map((file) => `  ${file}`),
    );
  }
  return lines.join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
