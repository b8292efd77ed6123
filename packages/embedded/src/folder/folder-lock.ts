import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { isRunning, startOf } from './process-identity.ts';

/** Name of the file that names the process which has a data folder open. */
export const lockName = 'lock';

interface Holder {
  pid: number;
  start: string | undefined;
  host: string;
}

interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder for this process. Takes over a lock that a crash left behind: its process has ended, or
 * its id belongs to another process by now.
 *
 * @throws {DataFolderError} `open`, if another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, lockName);
  const holder: Holder = {
    pid: process.pid,
    start: await startOf(process.pid),
    host: hostname(),
  };
  const own = JSON.stringify({ ...holder, token: randomUUID() });
  await take(folder, file, own);
  return {
    async release() {
      if ((await read(file)) === own) await rm(file, { force: true });
    },
  };
}

async function take(folder: string, file: string, own: string): Promise<void> {
  if (await place(file, own)) return;
  const content = await read(file);
  const holder = content === undefined ? undefined : parse(content);
  if (content === undefined || !holder || !(await isAbandoned(holder)))
    throw isOpen(folder, holder);
  // Of the processes that find the same abandoned lock, the one with the claim named after it replaces
  // it. If that process was killed too, its claim is an abandoned lock.
  const claim = join(folder, `${lockName}.${createHash('sha256').update(content).digest('hex')}`);
  await take(folder, claim, own);
  try {
    if ((await read(file)) !== content) throw isOpen(folder, undefined);
    await rename(await writeTemporary(file, own), file);
  } finally {
    await rm(claim, { force: true });
  }
}

/** Creates a lock with its content in one step. Returns false if there is one. */
async function place(file: string, content: string): Promise<boolean> {
  const temporary = await writeTemporary(file, content);
  try {
    await link(temporary, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Another process holds it; or has just opened the folder, and deleted temporary files.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    // Some file systems have no links. There, a crash may leave an empty lock.
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) return created(file, content);
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function created(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function writeTemporary(file: string, content: string): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, content, { mode: 0o600 });
  return temporary;
}

/** Returns whether the process that holds a lock has ended without releasing it. */
async function isAbandoned({ pid, start, host }: Holder): Promise<boolean> {
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

function isOpen(folder: string, holder: Holder | undefined): DataFolderError {
  const by = !holder
    ? 'another process'
    : holder.host === hostname()
      ? `process ${holder.pid}`
      : `process ${holder.pid} on ${holder.host}`;
  const isUncertain = !holder || holder.host !== hostname();
  const file = join(folder, lockName);
  const remedy = isUncertain ? ` If nothing uses it any more, delete ${file}.` : '';
  return new DataFolderError(
    'open',
    folder,
    `The data folder ${folder} is open in ${by}. Stop that one first, or use another folder with --data.${remedy}`,
  );
}
