import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readManifest } from '../accepted/manifest.ts';
import { machineInWords } from '../capture/probe.ts';
import { catalogueProject, type VisualProject } from '../project.ts';
import { type Agreement, compareTakes, readTaken, type TakenFile } from '../run/taken-file.ts';
import { takeRun } from '../run/take-run.ts';
import { writeBetweenMarks } from './marked-text.ts';
import { readCommandLine } from '../../run/command-line.ts';
import { runCommand } from './run-command.ts';

const run = promisify(execFile);
const project = catalogueProject;

const help = `pnpm visual:prove [options]

Takes every picture twice, from two clean clones of this commit, the second time in the opposite
order. Compares the pictures byte for byte and writes the result into README.md.

  --here               takes the pictures of this folder twice and writes nothing
  --story PART         takes stories whose id contains PART; with --here
  --catalogue FOLDER   uses a catalogue that is already built; with --here
  --help               prints this`;

const { values } = readCommandLine(help, {
  options: {
    here: { type: 'boolean', default: false },
    story: { type: 'string' },
    catalogue: { type: 'string' },
  },
});

await runCommand(async () => {
  const [first, second] = values.here
    ? [await takeHere(false), await takeHere(true)]
    : [await takeClone(false), await takeClone(true)];
  const agreement = compareTakes(first, second);
  const found = inWords(agreement, await acceptedAlike(project, first));
  console.log(found.join('\n'));
  if (!values.here) await writeBetweenMarks('proof', found);
  return agreement.disagreements.length === 0 ? 0 : 1;
});

async function takeHere(reverse: boolean): Promise<TakenFile> {
  const { story, catalogue } = values;
  await takeRun(project, { story, catalogue, reverse, say: console.log });
  return readTaken(project);
}

async function takeClone(reverse: boolean): Promise<TakenFile> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-proof-'));
  try {
    console.log(`Cloning, installing and taking${reverse ? ' in the opposite order' : ''} …`);
    await run('git', ['clone', '--quiet', project.root, folder]);
    await run(
      'npx',
      ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--prefer-offline'],
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    // It fails where a picture is not as accepted: that is another question.
    await run(
      process.execPath,
      ['tests/visual/command/visual.ts', ...(reverse ? ['--reverse'] : [])],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    ).catch(() => undefined);
    return await readTaken({ workFolder: join(folder, '.ninefold/visual') });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many of the accepted pictures this machine draws alike, byte for byte. */
async function acceptedAlike(
  { acceptedFolder }: VisualProject,
  taken: TakenFile,
): Promise<readonly [same: number, all: number]> {
  const manifest = new Map<string, { readonly picture: string }>(
    await readManifest(acceptedFolder),
  );
  const both = taken.pictures.filter(({ key }) => manifest.has(key));
  const same = both.filter(({ key, picture }) => manifest.get(key)?.picture === picture);
  return [same.length, both.length];
}

function inWords(
  { pictures, same, disagreements }: Agreement,
  [alike, accepted]: readonly [number, number],
): readonly string[] {
  return [
    `- On ${machineInWords().trim()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}:`,
    `  ${same} of ${pictures} pictures were the same both times, byte for byte and word for word.`,
    ...(accepted === 0 ? [] : [`  ${alike} of ${accepted} accepted pictures were drawn alike.`]),
    ...disagreements.map((sentence) => `  - ${sentence}`),
  ];
}
