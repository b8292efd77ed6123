import { resolve } from 'node:path';
import { isPinnedBrowser, otherBrowser } from '../../browser/chromium.ts';
import { acceptChanges, acceptProbe, isAcceptable } from '../accepted/accept.ts';
import { readKeptReview } from '../accepted/kept-review.ts';
import { removeOrphans, stateOfStore } from '../accepted/state-of-store.ts';
import { catalogueProject } from '../project.ts';
import type { RunReport } from '../run/report.ts';
import { passes, summary } from '../run/summary.ts';
import { takeRun } from '../run/take-run.ts';
import { readCommandLine } from '../../run/command-line.ts';
import { figures, tellStore } from './figures.ts';
import { writeBetweenMarks } from './marked-text.ts';
import { reviewer } from './reviewer.ts';
import { runCommand } from './run-command.ts';

const project = catalogueProject;

const help = `pnpm visual [options]

Takes a picture of every story and exits with 1 if one differs from its accepted picture.

  --only-changed       takes stories that changed since the accepted pictures, and undecided ones
  --story PART         takes stories whose id contains PART
  --accept-all         accepts every picture taken; needs --why
  --why TEXT           why the pictures are right
  --who NAME           who accepts them; your name in git by default
  --remove-orphans     deletes accepted files that the manifest no longer names
  --catalogue FOLDER   uses a catalogue that is already built
  --reverse            takes them in the opposite order
  --help               prints this`;

const { values } = readCommandLine(help, {
  options: {
    'only-changed': { type: 'boolean', default: false },
    story: { type: 'string' },
    catalogue: { type: 'string' },
    reverse: { type: 'boolean', default: false },
    'accept-all': { type: 'boolean', default: false },
    'remove-orphans': { type: 'boolean', default: false },
    who: { type: 'string' },
    why: { type: 'string' },
  },
});

await runCommand(async () => {
  if (values['remove-orphans']) {
    console.log(`Removed ${await removeOrphans(project)} files.`);
    return 0;
  }
  if (!isPinnedBrowser || otherBrowser !== undefined) {
    console.log(
      'Nothing was compared: only the pinned browser, which is built for Linux on x64, draws the accepted pictures. The same command compares them in CI.',
    );
    return 0;
  }
  const before = await stateOfStore(project);
  if (before.missing.length > 0) {
    throw new Error(
      `The manifest names ${before.missing.length} accepted pictures whose files are not there, the first of ${before.missing[0]}: add them to the commit, or delete their lines and review them again.`,
    );
  }
  const acceptAll = values['accept-all'];
  if (acceptAll && values.why === undefined) {
    throw new Error('--accept-all needs --why "…": the manifest keeps why a picture is right.');
  }
  const who = acceptAll ? await reviewer(values.who) : '';
  const report = await takeRun(project, {
    onlyChanged: values['only-changed'],
    story: values.story,
    catalogue: values.catalogue && resolve(values.catalogue),
    reverse: values.reverse,
    say: (line) => console.log(line),
  });
  return acceptAll ? await accept(report, who, values.why ?? '') : await tell(report);
});

async function tell(report: RunReport): Promise<number> {
  const { decisions } = await readKeptReview(project);
  console.log(summary(report, decisions));
  console.log(tellStore(await stateOfStore(project)).join('\n'));
  return passes(report, decisions) ? 0 : 1;
}

async function accept(report: RunReport, who: string, why: string): Promise<number> {
  const acceptable = report.changes.filter(isAcceptable);
  await acceptChanges(project, acceptable, { who, why });
  await acceptProbe(project, report, { who, why });
  const left = { ...report, changes: report.changes.filter((change) => !isAcceptable(change)) };
  const store = await stateOfStore(project);
  console.log(`Accepted ${acceptable.length} pictures.`);
  console.log(summary(left, []));
  console.log(tellStore(store).join('\n'));
  if (report.taken === report.planned) await writeBetweenMarks('figures', figures(report, store));
  return left.changes.length === 0 ? 0 : 1;
}
