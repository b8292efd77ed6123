import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { manifestFile } from '../accepted/manifest.ts';
import type { VisualProject } from '../project.ts';

const run = promisify(execFile);

/**
 * Returns the files that differ from a commit, committed or not, as paths from the project's root.
 *
 * @param since a commit; the one in which pictures were last accepted where it is left out.
 * @returns nothing where that commit is not known: no git, no accepted picture, a shallow clone.
 */
export async function filesChanged(
  { root, acceptedFolder }: VisualProject,
  since?: string,
): Promise<readonly string[] | undefined> {
  const git = async (...command: string[]): Promise<string> =>
    (await run('git', ['-C', root, ...command], { maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    const manifest = relative(root, manifestFile(acceptedFolder));
    const commit = since ?? (await git('log', '-1', '--format=%H', '--', manifest)).trim();
    if (commit === '') return undefined;
    const changed = await git('diff', '--name-only', '-z', '--relative', commit);
    const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
    return [...changed.split('\0'), ...untracked.split('\0')].filter((file) => file !== '');
  } catch {
    return undefined;
  }
}
