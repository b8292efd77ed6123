import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CreateError } from './create-error.ts';

/** A repository may be there before its first file. */
const ignored = new Set(['.git']);

/** @throws {CreateError} for a folder that holds something, and for a file. */
export function assertNewFolder(folder: string): void {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((name) => !ignored.has(name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code === 'ENOTDIR') {
      throw new CreateError(`${folder} is a file, or in one. Choose another folder.`);
    }
    throw writeError(folder, error);
  }
  const [first, ...others] = names;
  if (first === undefined) return;
  throw new CreateError(
    `${folder} is not empty: it holds ${first}${others.length > 0 ? ` and ${others.length} more` : ''}. Nothing was written, so that no file is replaced. Choose another folder, or empty this one.`,
  );
}

/**
 * Fills a folder that is new or empty: with everything or, if something fails, with nothing.
 *
 * @param fill Writes the files into the folder that it is given, which is beside the other.
 * @throws {CreateError} if the folder can't be written.
 */
export async function fillNewFolder(
  folder: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(dirname(folder), `.${basename(folder)}.${process.pid}`);
  try {
    await mkdir(unfinished, { recursive: true });
    await fill(unfinished);
    await moveTo(unfinished, folder);
  } catch (error) {
    throw writeError(folder, error);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** A folder that exists stays: a shell may be in it. */
async function moveTo(unfinished: string, folder: string): Promise<void> {
  assertNewFolder(folder);
  if (!existsSync(folder)) {
    await rename(unfinished, folder);
    return;
  }
  const moved: string[] = [];
  try {
    for (const name of await readdir(unfinished)) {
      await rename(join(unfinished, name), join(folder, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

function writeError(folder: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new CreateError(`You don't have permission to write ${folder}. Choose another folder.`);
  }
  if (code === 'ENOSPC') {
    return new CreateError(
      `The disk is full, so ${folder} couldn't be written. Make room, or choose a folder on another disk.`,
    );
  }
  return error;
}
