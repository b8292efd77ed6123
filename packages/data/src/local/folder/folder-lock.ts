import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { isRunning, startOf } from './process-identity.ts';

/** The file in a data folder that says which process has it open. */
export const lockName = 'lock';

interface Holder {
  pid: number;
  start: string | undefined;
  host: string;
}

export interface FolderLock {
  /** Lets others in. */
  release(): Promise<void>;
}

/**
 * Takes a folder for this process. A lock that a crash left behind is recognised, because its
 * process is gone or its id belongs to another one by now, and taken over.
 *
 * @throws {DataFolderError} `open`, where another process has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, lockName);
  const holder: Holder = {
    pid: process.pid,
    start: await startOf(process.pid),
    host: hostname(),
  };
  const own = JSON.stringify({ ...holder, token: randomUUID() });
  if (!(await write(file, own))) {
    await removeLeftLock(folder, file);
    if (!(await write(file, own))) throw isOpen(folder, file, undefined);
  }
  return {
    async release() {
      if ((await read(file)) === own) await rm(file, { force: true });
    },
  };
}

/** Writes the lock where there is none; gives whether it did. */
async function write(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function removeLeftLock(folder: string, file: string): Promise<void> {
  const content = await read(file);
  if (content === undefined) return;
  const holder = parse(content);
  if (!holder || !(await isLeft(holder))) throw isOpen(folder, file, holder);
  // Moved away first: of two processes that judge the same lock, one alone succeeds, and one that
  // moves a lock taken meanwhile sees that it is not the one judged, and puts it back.
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    throw isOpen(folder, file, undefined);
  }
  if ((await read(aside)) !== content) {
    await rename(aside, file);
    throw isOpen(folder, file, undefined);
  }
  await rm(aside, { force: true });
}

/** Whether the process that took the lock has ended without releasing it. */
async function isLeft({ pid, start, host }: Holder): Promise<boolean> {
  if (host !== hostname()) return false;
  if (!isRunning(pid)) return true;
  const runningSince = await startOf(pid);
  return start !== undefined && runningSince !== undefined && start !== runningSince;
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function parse(content: string): Holder | undefined {
  try {
    const holder = JSON.parse(content) as Partial<Holder> | null;
    return typeof holder?.pid === 'number' && typeof holder.host === 'string'
      ? { pid: holder.pid, start: holder.start, host: holder.host }
      : undefined;
  } catch {
    return undefined;
  }
}

function isOpen(folder: string, file: string, holder: Holder | undefined): DataFolderError {
  const by = !holder
    ? 'another process'
    : holder.host === hostname()
      ? `process ${holder.pid}`
      : `process ${holder.pid} on ${holder.host}`;
  const unsure = !holder || holder.host !== hostname();
  const remedy = unsure ? ` If nothing uses it any more, remove ${file}.` : '';
  return new DataFolderError(
    'open',
    folder,
    `The data folder ${folder} is open in ${by}. Stop that one first, or use another folder with --data.${remedy}`,
  );
}
