/**
 * `pnpm visual`: takes the catalogue's pictures and fails where one is not as accepted.
 * `--accept-all --why "…"` accepts what it took, `--only-changed` and `--story PART` take fewer.
 */
import { parseArgs } from 'node:util';
import { acceptChanges, acceptProbe, isAcceptable } from '../accepted/accept.ts';
import { readKeptReview } from '../accepted/kept-review.ts';
import { catalogueProject } from '../project.ts';
import { passes, summary } from '../run/summary.ts';
import { takeRun } from '../run/take-run.ts';
import { reviewer } from './reviewer.ts';

const { values } = parseArgs({
  options: {
    'only-changed': { type: 'boolean', default: false },
    story: { type: 'string' },
    'accept-all': { type: 'boolean', default: false },
    who: { type: 'string' },
    why: { type: 'string' },
  },
});
const project = catalogueProject;
const acceptAll = values['accept-all'];
if (acceptAll && values.why === undefined) {
  console.error('--accept-all needs --why "…": the manifest keeps why a picture is right.');
  process.exit(2);
}
const who = acceptAll ? await reviewer(values.who) : '';

const report = await takeRun(project, {
  onlyChanged: values['only-changed'],
  story: values.story,
  say: (line) => console.log(line),
});
if (acceptAll) {
  const accepting = { who, why: values.why ?? '' };
  const acceptable = report.changes.filter(isAcceptable);
  await acceptChanges(project, acceptable, accepting);
  await acceptProbe(project, report, accepting);
  const left = { ...report, changes: report.changes.filter((change) => !isAcceptable(change)) };
  console.log(`Accepted ${acceptable.length} pictures.`);
  console.log(summary(left, []));
  process.exitCode = left.changes.length === 0 ? 0 : 1;
} else {
  const { decisions } = await readKeptReview(project);
  console.log(summary(report, decisions));
  process.exitCode = passes(report, decisions) ? 0 : 1;
}
