import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Project } from '../configuration/index.ts';
import { ContentStore } from '../picture/index.ts';
import { readManifest } from './manifest.ts';

/** The folder of accepted pictures. */
export type StoreState = Awaited<ReturnType<typeof storeState>>;

type Folders = Pick<Project, 'root' | 'acceptedFolder'>;

export async function storeState({ root, acceptedFolder }: Folders) {
  const store = new ContentStore(acceptedFolder);
  const manifest = await readManifest(acceptedFolder);
  const files = await store.files();
  const existing = new Set(files.map(({ file }) => file));
  const named = [...manifest].map(
    ([key, { picture, tree }]) =>
      [key, [store.pictureFile(picture), store.treeFile(tree)]] as const,
  );
  const needed = new Set(named.flatMap(([, files]) => files));
  return {
    /** Number of accepted pictures. */
    pictures: manifest.size,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    /** Size of all their versions in git, compressed; undefined without git. */
    bytesInGit: await bytesInGit(root, acceptedFolder),
    /** Files that the manifest does not name. */
    orphans: [...existing].filter((file) => !needed.has(file)),
    /** Keys of rows without their files. */
    missing: named
      .filter(([, files]) => files.some((file) => !existing.has(file)))
      .map(([key]) => key),
  };
}

/** @returns how many files were deleted. */
export async function removeOrphans(project: Folders): Promise<number> {
  const { orphans } = await storeState(project);
  await Promise.all(orphans.map((file) => rm(file)));
  return orphans.length;
}

async function bytesInGit(root: string, acceptedFolder: string): Promise<number | undefined> {
  const command = ['rev-list', '--objects', '--disk-usage', 'HEAD', '--', acceptedFolder];
  try {
    return Number((await promisify(execFile)('git', ['-C', root, ...command])).stdout.trim());
  } catch {
    return undefined;
  }
}
