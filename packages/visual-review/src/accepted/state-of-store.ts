import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { VisualProject } from '../project.ts';
import { ContentStore } from './content-store.ts';
import { readManifest } from './manifest.ts';
import { findMissing, findOrphans } from './orphans.ts';

/** How the accepted pictures are kept. */
export interface StateOfStore {
  readonly pictures: number;
  /** Of the files that are there now. */
  readonly bytes: number;
  /** Of all their versions in git's history, as git keeps them; nothing where there is no git. */
  readonly bytesInGit: number | undefined;
  /** Files that no line of the manifest names. */
  readonly orphans: readonly string[];
  /** Lines whose picture or words are not there. */
  readonly missing: readonly string[];
}

export async function stateOfStore(
  project: Pick<VisualProject, 'root' | 'acceptedFolder'>,
): Promise<StateOfStore> {
  const store = new ContentStore(project.acceptedFolder);
  const manifest = await readManifest(project.acceptedFolder);
  const files = await store.files();
  return {
    pictures: manifest.size,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    bytesInGit: await bytesInGit(project),
    orphans: await findOrphans(store, manifest),
    missing: await findMissing(store, manifest),
  };
}

/** Removes what no line names. */
export async function removeOrphans({ acceptedFolder }: VisualProject): Promise<number> {
  const store = new ContentStore(acceptedFolder);
  const orphans = await findOrphans(store, await readManifest(acceptedFolder));
  await Promise.all(orphans.map((file) => store.remove(file)));
  return orphans.length;
}

const run = promisify(execFile);

async function bytesInGit({
  root,
  acceptedFolder,
}: Pick<VisualProject, 'root' | 'acceptedFolder'>): Promise<number | undefined> {
  const git = (...command: string[]) =>
    run('git', ['-C', root, ...command], { maxBuffer: 256 * 1024 * 1024 });
  try {
    const objects = await git(
      'rev-list',
      '--objects',
      '--disk-usage',
      'HEAD',
      '--',
      acceptedFolder,
    );
    return Number(objects.stdout.trim());
  } catch {
    return undefined;
  }
}
