import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Change,
  loadProject,
  readReviewFile,
  type Story,
  summary,
  takeRun,
  testRun,
} from '@ninefold/visual-review/run';
import { writeQualityReport } from '../../packages/ui/testing/quality/write-report.ts';
import { machineFactor } from '../browser/patience.ts';
import { isStressed, stressScript } from '../browser/stress.ts';
import { logEvent } from '../run/events.ts';
import type { TestReport } from '../run/report.ts';
import { readCommandLine, runCommand } from '../run/command-line.ts';
import { isAll } from '../run/is-all.ts';
import { readShard } from '../run/shard.ts';
import { bundleTestsInPage } from './bundle.ts';
import { testPages } from './page-tests.ts';
import { changeTests, pictureTests } from './picture-tests.ts';
import { readRecords } from './records.ts';
import { createStoryTests } from './story-tests.ts';
import { summarise, type Tested, testsOf } from './summary.ts';

const help = `node tests/stories/main.ts [options]

Shows and plays every story of the catalogue, tests it, and compares its picture, in the mode that it is
written for. Opens every page of the documentation, too, and tests its accessibility. With NINEFOLD_ALL=1, as in
pnpm test --all: in every mode.

  --story PART         takes stories whose id contains PART; may be repeated
  --shard 1/4          takes the first of four parts
  --since REF          takes stories that the changes since a commit can affect
  --no-pictures        only tests
  --catalogue FOLDER   uses a catalogue that is already built
  --report FILE        writes the results in the format of Vitest's JSON reporter
  --help               prints this`;

const { values } = readCommandLine(help, {
  options: {
    story: { type: 'string', multiple: true },
    shard: { type: 'string' },
    since: { type: 'string' },
    'no-pictures': { type: 'boolean', default: false },
    catalogue: { type: 'string' },
    report: { type: 'string' },
  },
});

await runCommand(async () => {
  const project = await loadProject(join(import.meta.dirname, '../..'));
  const records = await readRecords(project.root);
  const script = [
    // Plays have the patience of this process.
    `globalThis.ninefoldMachine = ${machineFactor()};`,
    await bundleTestsInPage(),
    ...(isStressed ? [stressScript] : []),
  ].join('\n');
  const tests = createStoryTests(script, records);
  const { decisions: decidedBefore } = await readReviewFile(project);
  const { story, since, report: file } = values;
  const options = {
    story,
    tests,
    shard: readShard(values.shard),
    catalogue: values.catalogue && resolve(values.catalogue),
    since,
    onlyOwnMode: !isAll,
    log: (line: string) => console.log(line),
    onStart: (stories: number) => logEvent({ collected: stories }),
    onVisited({ id, title, name }: Story, changes: readonly Change[]) {
      const result = tests.results().find(({ story }) => story.id === id);
      const failed = [
        ...(result === undefined ? [] : testsOf(result)),
        ...changeTests(changes, decidedBefore),
      ].filter(({ status }) => status === 'failed');
      logEvent({
        name: `${title} › ${name}`,
        ...(failed.length === 0
          ? { status: 'passed' }
          : {
              status: 'failed',
              message: failed.flatMap(({ failureMessages }) => failureMessages ?? []).join('\n'),
              repeat: ['--story', id],
            }),
      });
    },
  };
  const isPictured = !values['no-pictures'] && !isStressed && project.skip === undefined;
  if (!isPictured) console.log('No pictures: they are compared in the pinned browser alone.');
  const pictures = isPictured ? await takePictures() : [];
  if (!isPictured) await testRun(project, options);
  const { files, quality } = summarise(tests.results(), records, testedBy());
  writeQualityReport(project.root, quality);
  const pages = since === undefined && !isStressed ? await testPages(project, options, script) : [];
  const report: TestReport = { testResults: [...files, ...pictures, ...pages] };
  if (file !== undefined) await writeFile(file, JSON.stringify(report));
  for (const failed of report.testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (failed.status !== 'failed') continue;
    console.log(`\n✗ ${failed.fullName}\n${failed.failureMessages?.join('\n') ?? ''}`);
  }
  return report.testResults.every(({ status }) => status === 'passed') ? 0 : 1;

  function testedBy(): Tested {
    if (story !== undefined || since !== undefined) return 'some';
    return options.shard === undefined ? 'all' : 'all of each component';
  }

  async function takePictures() {
    const taken = await takeRun(project, options);
    const { decisions } = await readReviewFile(project);
    console.log(summary(taken, decisions));
    return [pictureTests(taken, decisions)];
  }
});
