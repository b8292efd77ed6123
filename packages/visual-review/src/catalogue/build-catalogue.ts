import { spawn } from 'node:child_process';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { VisualProject } from '../project.ts';
import { catalogueHash } from './content-hash.ts';

export interface BuiltCatalogue {
  /** Static files, `index.json` and `preview-stats.json` among them. */
  readonly folder: string;
  /** It was there already, made from the same files. */
  readonly reused: boolean;
}

/** How many builds are kept: going back to the branch before needs no new one. */
const buildsKept = 3;

/** @throws {Error} with what Storybook said, when the catalogue does not build. */
export async function buildCatalogue(project: VisualProject): Promise<BuiltCatalogue> {
  const builds = join(project.workFolder, 'catalogue');
  const folder = join(builds, await catalogueHash(project));
  if (await exists(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return { folder, reused: true };
  }
  await mkdir(builds, { recursive: true });
  // Under another name until it is whole: a build that was broken off is never taken for one.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await runStorybook(project, unfinished);
  // Somebody may have written a file meanwhile: then this is a build of neither, and is used once.
  const isWhole = (await catalogueHash(project)) === basename(folder);
  const built = isWhole ? folder : `${folder}-of-changing-files`;
  await rm(built, { recursive: true, force: true });
  await rename(unfinished, built);
  await removeOldBuilds(builds);
  return { folder: built, reused: false };
}

function runStorybook({ root, configFolder }: VisualProject, output: string): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('storybook/package.json');
  const program = join(dirname(entry), 'dist/bin/dispatcher.js');
  const child = spawn(
    process.execPath,
    [program, 'build', '-c', configFolder, '-o', output, '--stats-json', output],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The catalogue shows what the tests of this commit found. A picture must not depend on which
      // commit it is, nor on whether the tests were run: without git, nobody can say.
      env: { ...process.env, CI: '1', GIT_DIR: join(output, 'no-git') },
    },
  );
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The catalogue does not build:\n${said.join('').slice(-4000)}`));
    });
  });
}

async function removeOldBuilds(builds: string): Promise<void> {
  const ages = await Promise.all(
    (await readdir(builds)).map(async (name) => ({
      name,
      usedAt: (await stat(join(builds, name))).mtimeMs,
    })),
  );
  const old = ages.toSorted((one, other) => other.usedAt - one.usedAt).slice(buildsKept);
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true })));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
