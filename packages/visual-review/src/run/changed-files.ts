import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { manifestFile } from '../accepted/index.ts';
import type { Project } from '../configuration/index.ts';

/**
 * Returns the files that differ from a commit, committed or not, as paths from the project's root.
 *
 * @param since a commit; by default the one in which pictures were last accepted.
 * @returns undefined where that commit isn't known: no git, no accepted picture, a shallow clone.
 */
export async function filesChanged(
  { root, acceptedFolder }: Pick<Project, 'root' | 'acceptedFolder'>,
  since?: string,
): Promise<readonly string[] | undefined> {
  const git = async (...command: string[]): Promise<string> => {
    const options = { maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)('git', ['-C', root, ...command], options)).stdout;
  };
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
