import { createHash, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  if (content === undefined || !holder || !(await isLeft(holder))) throw isOpen(folder, holder);
  // Of those who find the same lock left, one may replace it: who holds the claim named for it.
  // Where that one was killed too, its claim is a lock that was left.
  const claim = join(folder, `${lockName}.${createHash('sha256').update(content).digest('hex')}`);
  await take(folder, claim, own);
  try {
    if ((await read(file)) !== content) throw isOpen(folder, undefined);
    const beside = await written(file, own);
    await rename(beside, file);
  } finally {
    await rm(claim, { force: true });
  }
}

/** Puts a lock where there is none, with all that it says at once; gives whether it did. */
async function place(file: string, content: string): Promise<boolean> {
  const beside = await written(file, content);
  try {
    await link(beside, file);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Somebody has it; or has just opened the folder, and cleared up what lay in it.
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    // Some file systems know no links. There a crash may leave an empty lock.
    if (['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) return created(file, content);
    throw error;
  } finally {
    await rm(beside, { force: true });
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

async function written(file: string, content: string): Promise<string> {
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, content, { mode: 0o600 });
  return beside;
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

function isOpen(folder: string, holder: Holder | undefined): DataFolderError {
  const by = !holder
    ? 'another process'
    : holder.host === hostname()
      ? `process ${holder.pid}`
      : `process ${holder.pid} on ${holder.host}`;
  const unsure = !holder || holder.host !== hostname();
  const file = join(folder, lockName);
  const remedy = unsure ? ` If nothing uses it any more, remove ${file}.` : '';
  return new DataFolderError(
    'open',
    folder,
    `The data folder ${folder} is open in ${by}. Stop that one first, or use another folder with --data.${remedy}`,
  );
}
