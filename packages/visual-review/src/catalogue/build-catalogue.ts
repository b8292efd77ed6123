import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
export async function buildCatalogue(project: Project, doing?: (state: string) => void) {
  const { root, storybook } = project;
  if ('folder' in storybook) return { folder: join(root, storybook.folder), isReused: true };
  const builds = buildsFolder(project);
  const folder = join(builds, await hashFiles(root, storybook.madeFrom));
  if (existsSync(folder)) {
    await keep(folder);
    return { folder, isReused: true };
  }
  await mkdir(builds, { recursive: true });
  // Under another name until it is complete, so that an interrupted build is never used.
  const unfinished = folder + unfinishedEnd;
  await rm(unfinished, { recursive: true, force: true });
  const seconds = join(project.workFolder, 'build-seconds.txt');
  const lastTime = existsSync(seconds) ? `, ${await readFile(seconds, 'utf8')} s last time` : '';
  const started = performance.now();
  await runBuild(root, storybook.command, unfinished, (state) =>
    doing?.(`Building Storybook${lastTime}${state}`),
  );
  await writeFile(seconds, String(Math.round((performance.now() - started) / 1000)));
  // Where a file was written meanwhile, the build belongs to neither state, and is used only once.
  const isCurrent = (await hashFiles(root, storybook.madeFrom)) === basename(folder);
  const built = isCurrent ? folder : `${folder}-of-changing-files`;
  await rm(built, { recursive: true, force: true });
  await rename(unfinished, built);
  await removeOldBuilds(builds);
  return { folder: built, isReused: false };
}

/** Lists the other builds that are kept, the last used first. */
export async function earlierBuilds(project: Project, current: string) {
  return (await buildsByUse(buildsFolder(project)))
    .filter((folder) => folder !== current && !folder.endsWith(unfinishedEnd))
    .map((folder) => ({ folder, keep: () => keep(folder) }));
}

function buildsFolder({ workFolder }: Project): string {
  return join(workFolder, 'catalogue');
}

const unfinishedEnd = '.unfinished';

/** The builds that were used last are kept. */
async function keep(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now);
}

async function runBuild(
  root: string,
  command: string,
  output: string,
  doing: (state: string) => void,
): Promise<void> {
  const env = {
    ...process.env,
    PATH: [...programFolders(root), process.env['PATH']].join(delimiter),
    CI: '1',
    // A picture must not depend on the commit: without git, no story can show it.
    GIT_DIR: join(output, 'no-git'),
  };
  const line = `${command} --output-dir "${output}" --stats-json "${output}"`;
  const build = spawn(line, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  doing('');
  let printed = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const lines = stripVTControlCharacters(text).split('\n');
      // Storybook's tips have a line beside them.
      const last = lines.findLast((line) => /^[a-z✓]/i.test(line));
      if (last !== undefined) doing(`: ${last.trim()}`);
    });
  }
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`Storybook couldn't be built:\n${printed.slice(-4000)}`);
}

/** Folders of installed programs, as package managers put them on the path. */
function programFolders(folder: string): readonly string[] {
  const programs = join(folder, 'node_modules/.bin');
  return folder === dirname(folder) ? [programs] : [programs, ...programFolders(dirname(folder))];
}

async function removeOldBuilds(builds: string): Promise<void> {
  const old = (await buildsByUse(builds)).slice(buildsKept);
  await Promise.all(old.map((folder) => rm(folder, { recursive: true })));
}

async function buildsByUse(builds: string): Promise<readonly string[]> {
  const names = existsSync(builds) ? await readdir(builds) : [];
  const ages = await Promise.all(
    names.map(async (name) => ({
      folder: join(builds, name),
      usedAt: (await stat(join(builds, name))).mtimeMs,
    })),
  );
  return ages.toSorted((one, other) => other.usedAt - one.usedAt).map(({ folder }) => folder);
}
