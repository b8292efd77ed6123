import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  machineName,
  type PictureKey,
  readManifest,
  storeState,
} from '../../packages/visual-review/src/accepted/index.ts';
import {
  loadProject,
  readReport,
  readTaken,
  takeRun,
} from '../../packages/visual-review/src/run/index.ts';
import { between } from '../performance/report/readme.ts';
import { inMarkdown, inMegabytes, type Table } from '../performance/report/table.ts';
import { readCommandLine } from '../run/command-line.ts';
import { compareRuns } from './compare-runs.ts';

const help = `pnpm visual:prove [options]

Takes every picture twice, from two clean clones of this commit, the second time in the opposite
order. Compares the pictures byte for byte and writes the tables of tests/visual/README.md.

  --here               takes the pictures of this folder twice and writes nothing
  --story PART         takes stories whose id contains PART; with --here
  --catalogue FOLDER   uses a Storybook that is already built; with --here
  --help               prints this`;

const { values } = readCommandLine(help, {
  options: {
    here: { type: 'boolean', default: false },
    story: { type: 'string', multiple: true },
    catalogue: { type: 'string' },
  },
});

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const project = await loadProject(root);

const runs = [];
for (const reverse of [false, true]) {
  runs.push(values.here ? await takeHere(reverse) : await takeClone(reverse));
}
const [first, second] = runs as [Run, Run];
const { pictures, same, disagreements } = compareRuns(first.taken, second.taken);
const manifest = await readManifest(project.acceptedFolder);
const both = first.taken.filter(({ key }) => manifest.has(key as PictureKey));
const accepted = both.filter(
  ({ key, picture }) => manifest.get(key as PictureKey)?.picture === picture,
);
const { bytes, bytesInGit = 0 } = await storeState(project);
const tables: readonly Table[] = [
  {
    name: 'proof',
    columns: ['pictures', 'how many'],
    rows: [
      ['the same both times, byte for byte and word for word', `${same} of ${pictures}`],
      ['as accepted', `${accepted.length} of ${both.length}`],
    ],
  },
  {
    name: 'figures',
    columns: ['what', 'how much'],
    rows: [
      ['stories', `${first.report.stories}`],
      ['pictures', `${first.report.planned}`],
      ['seconds for all, with building Storybook', first.report.seconds.toFixed()],
      ['accepted files', inMegabytes(bytes)],
      ['all their versions in git', inMegabytes(bytesInGit)],
      ['machine', `${machineName()}, ${availableParallelism()} cores`],
      ['Node.js', process.versions.node],
      ['date', new Date().toISOString().slice(0, 10)],
    ],
  },
];
console.log(tables.map(inMarkdown).join('\n\n'));
for (const disagreement of disagreements) console.log(disagreement);
if (!values.here) {
  const readme = join(import.meta.dirname, 'README.md');
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    tables.reduce((text, table) => between(text, table.name, inMarkdown(table)), text),
  );
}
process.exitCode = disagreements.length === 0 ? 0 : 1;

type Run = Awaited<ReturnType<typeof readRun>>;

async function readRun(workFolder: string) {
  const { pictures: taken } = await readTaken({ workFolder });
  return { taken, report: (await readReport({ workFolder }))! };
}

async function takeHere(reverse: boolean): Promise<Run> {
  const { story, catalogue } = values;
  await takeRun(project, { story, catalogue, reverse, log: console.log });
  return readRun(project.workFolder);
}

async function takeClone(reverse: boolean): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-proof-'));
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  try {
    console.log(`Cloning, installing and taking${reverse ? ' in the opposite order' : ''} …`);
    await run('git', ['clone', '--quiet', root, folder]);
    const install = ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'];
    await run('npx', install, options);
    const command = join(folder, 'packages/visual-review/src/command/main.ts');
    // It fails where a picture is not as accepted, which does not matter here.
    await run(process.execPath, [command, ...(reverse ? ['--reverse'] : [])], options).catch(
      () => undefined,
    );
    return await readRun(join(folder, '.ninefold/visual'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
