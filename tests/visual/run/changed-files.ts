import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { manifestFile } from '../accepted/manifest.ts';
import type { VisualProject } from '../project.ts';

const run = promisify(execFile);

/**
 * Files that differ from the commit in which pictures were last accepted, committed or not, paths
 * from the project's root.
 *
 * @returns nothing where that commit is not known: no git, no accepted picture, a shallow clone.
 */
export async function filesChangedSinceAccepted({
  root,
  acceptedFolder,
}: VisualProject): Promise<readonly string[] | undefined> {
  const git = async (...command: string[]): Promise<string> =>
    (await run('git', ['-C', root, ...command], { maxBuffer: 64 * 1024 * 1024 })).stdout;
  try {
    const manifest = relative(root, manifestFile(acceptedFolder));
    const commit = (await git('log', '-1', '--format=%H', '--', manifest)).trim();
    if (commit === '') return undefined;
    const changed = await git('diff', '--name-only', '-z', '--relative', commit);
    const untracked = await git('ls-files', '--others', '--exclude-standard', '-z');
    return [...changed.split('\0'), ...untracked.split('\0')].filter((file) => file !== '');
  } catch {
    return undefined;
  }
}
