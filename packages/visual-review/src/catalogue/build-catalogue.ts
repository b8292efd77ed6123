import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '../configuration/index.ts';
import { hashFiles } from './content-hash.ts';

/** The number of builds that are kept, so that returning to a branch needs no build. */
const buildsKept = 3;

/**
 * Builds Storybook, unless there is a build of the same files.
 *
 * @returns the folder of `index.json`, `iframe.html` and `preview-stats.json`.
 * @throws {Error} with the output of a build that fails.
 */
export async function buildCatalogue(project: Project, log?: (line: string) => void) {
  const { root, storybook, workFolder } = project;
  if ('folder' in storybook) return { folder: join(root, storybook.folder), isReused: true };
  const builds = join(workFolder, 'catalogue');
  const folder = join(builds, await hashFiles(root, storybook.madeFrom));
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return { folder, isReused: true };
  }
  log?.('Storybook is being built, which can take some minutes.');
  await mkdir(builds, { recursive: true });
  // Under another name until it is complete, so that an interrupted build is never used.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await runBuild(root, storybook.command, unfinished);
  // Where a file was written meanwhile, the build belongs to neither state, and is used only once.
  const isCurrent = (await hashFiles(root, storybook.madeFrom)) === basename(folder);
  const built = isCurrent ? folder : `${folder}-of-changing-files`;
  await rm(built, { recursive: true, force: true });
  await rename(unfinished, built);
  await removeOldBuilds(builds);
  return { folder: built, isReused: false };
}

async function runBuild(root: string, command: string, output: string): Promise<void> {
  const env = {
    ...process.env,
    PATH: [...programFolders(root), process.env['PATH']].join(delimiter),
    CI: '1',
    // A picture must not depend on the commit: without git, no story can show it.
    GIT_DIR: join(output, 'no-git'),
  };
  try {
    await promisify(exec)(`${command} --output-dir "${output}" --stats-json "${output}"`, {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { message, stdout = '', stderr = message } = error as BuildError;
    const text = (stdout + stderr).slice(-4000);
    throw new Error(`Storybook couldn't be built:\n${text}`, { cause: error });
  }
}

type BuildError = Error & Partial<Record<'stdout' | 'stderr', string>>;

/** Folders of installed programs, as package managers put them on the path. */
function programFolders(folder: string): readonly string[] {
  const programs = join(folder, 'node_modules/.bin');
  return folder === dirname(folder) ? [programs] : [programs, ...programFolders(dirname(folder))];
}

async function removeOldBuilds(builds: string): Promise<void> {
  const ages = await Promise.all(
    (await readdir(builds)).map(async (name) => ({
      folder: join(builds, name),
      usedAt: (await stat(join(builds, name))).mtimeMs,
    })),
  );
  const old = ages.toSorted((one, other) => other.usedAt - one.usedAt).slice(buildsKept);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true })));
}
