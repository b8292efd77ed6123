import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Backend, BackendOptions } from '../backend/backend.ts';
import { newPublishableKey } from '../backend/keys.ts';
import { createBackendFromTemplate } from '../backend/template.ts';
import { DataFolderError } from './data-folder-error.ts';
import { dumpOfFolder } from './folder-dump.ts';
import { lockFolder, lockName } from './folder-lock.ts';
import {
  folderFormat,
  postgresVersion,
  readRecord,
  recordName,
  writeRecord,
  type FolderContents,
  type FolderRecord,
} from './folder-record.ts';
import { programVersion } from './program-version.ts';

/** Options of a folder's backend that the folder does not decide. */
export type FolderBackendOptions = Pick<BackendOptions, 'maxRows' | 'extensions'>;

/**
 * A data folder that this process has open, and nobody else. Its database runs without fsync: a
 * killed process loses nothing acknowledged, but a power cut may cost the latest writes or damage it.
 */
export interface DataFolder {
  readonly path: string;
  /** What it holds; undefined while it was never filled. */
  readonly record: FolderRecord | undefined;
  /**
   * Makes a new database, has `load` put something into it, and only then lets it take the place of
   * what the folder held. Where `load` fails, nothing of it is left and the folder is as it was.
   *
   * @param load puts schema, rows and accounts in and says what the folder holds from now on.
   * @returns the backend on the new database. `close` closes it.
   */
  fill(
    load: (backend: Backend) => Promise<FolderContents>,
    options?: FolderBackendOptions,
  ): Promise<Backend>;
  /** The backend on what the folder holds; it has to have been filled. `close` closes it. */
  openBackend(options?: FolderBackendOptions): Promise<Backend>;
  /**
   * What the folder holds as plain SQL, which `loadDump` takes: the way to another version. It has
   * to have been filled, and its backend must not be open.
   *
   * @returns pieces of the file, in order; text is UTF-8.
   */
  writeDump(): AsyncGenerator<string | Uint8Array>;
  /** Closes its backend and lets other processes have the folder. */
  close(): Promise<void>;
}

/**
 * Opens a data folder for this process, and makes it where there is none.
 *
 * @throws {DataFolderError} open in another process, of another version, or not a data folder. The
 * folder is left as it was.
 */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true });
  await refuseForeign(folder);
  const lock = await lockFolder(folder);
  try {
    const record = await readRecord(folder);
    await removeUnfinished(folder, record);
    return new OpenDataFolder(folder, record, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Moves a data folder aside, whatever version wrote it, by putting the time behind its name.
 *
 * @returns where it lies now; undefined where there was nothing to keep.
 * @throws {DataFolderError} open in another process, or not a data folder.
 */
export async function setDataFolderAside(path: string): Promise<string | undefined> {
  const folder = resolve(path);
  if (!(await isFilled(folder))) return undefined;
  const lock = await lockFolder(folder);
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = `${folder}.${time}`;
  try {
    await rename(folder, aside);
  } catch (error) {
    await lock.release();
    throw error;
  }
  await rm(join(aside, lockName), { force: true });
  return aside;
}

/** Whether a folder was ever filled, by whichever version. It is not opened. */
export async function isFilled(path: string): Promise<boolean> {
  const names = await readdir(resolve(path)).catch((): string[] => []);
  return names.includes(recordName);
}

const databaseName = /^database-/;

class OpenDataFolder implements DataFolder {
  readonly path: string;
  record: FolderRecord | undefined;
  readonly #lock: { release(): Promise<void> };
  #backend: Backend | undefined;

  constructor(path: string, record: FolderRecord | undefined, lock: { release(): Promise<void> }) {
    this.path = path;
    this.record = record;
    this.#lock = lock;
  }

  async fill(
    load: (backend: Backend) => Promise<FolderContents>,
    options: FolderBackendOptions = {},
  ): Promise<Backend> {
    const { backend, record } = await this.#load(load, options);
    const [oldBackend, oldDatabase] = [this.#backend, this.record?.database];
    try {
      await writeRecord(this.path, record);
    } catch (error) {
      // A rename can be reported as failed and still have happened.
      if ((await databaseOnDisk(this.path)) !== record.database) {
        await this.#discard(backend, record.database);
        throw error;
      }
    }
    // The folder holds the new database from here on. Nothing that fails below may undo that.
    this.record = record;
    this.#backend = backend;
    await this.#discard(oldBackend, oldDatabase);
    return backend;
  }

  /** Loads a new database beside the one that the folder holds. */
  async #load(
    load: (backend: Backend) => Promise<FolderContents>,
    options: FolderBackendOptions,
  ): Promise<{ backend: Backend; record: FolderRecord }> {
    const database = `database-${randomUUID()}`;
    const jwtSecret = randomUUID() + randomUUID();
    const publishableKey = newPublishableKey();
    const folder = join(this.path, database);
    let backend: Backend | undefined;
    try {
      backend = await createBackendFromTemplate({
        ...options,
        folder,
        jwtSecret,
        publishableKey,
      });
      const contents = await load(backend);
      backend.exposeSchemas(contents.schemas);
      const record = {
        ...contents,
        format: folderFormat,
        postgres: postgresVersion,
        writtenBy: await programVersion(),
        createdAt: new Date().toISOString(),
        database,
        jwtSecret,
        publishableKey,
      };
      return { backend, record };
    } catch (error) {
      await this.#discard(backend, database);
      throw error;
    }
  }

  /**
   * Closes and deletes a database that the folder does not hold. If that fails, the next
   * `openDataFolder` deletes it.
   */
  async #discard(backend: Backend | undefined, database: string | undefined): Promise<void> {
    await backend?.close().catch(() => undefined);
    if (database === undefined) return;
    const onDisk = await databaseOnDisk(this.path);
    if (onDisk === database || onDisk === 'unknown') return;
    await rm(join(this.path, database), { recursive: true, force: true }).catch(() => undefined);
  }

  async openBackend(options: FolderBackendOptions = {}): Promise<Backend> {
    if (this.#backend) return this.#backend;
    const { database, jwtSecret, publishableKey, schemas } = this.#filled();
    const folder = join(this.path, database);
    this.#backend = await createBackendFromTemplate({
      ...options,
      folder,
      jwtSecret,
      publishableKey,
      schemas,
    });
    return this.#backend;
  }

  writeDump(): AsyncGenerator<string | Uint8Array> {
    if (this.#backend) {
      throw new Error(`The database in ${this.path} is in use: write its dump before opening it.`);
    }
    const record = this.#filled();
    return dumpOfFolder(join(this.path, record.database), record);
  }

  #filled(): FolderRecord {
    if (this.record) return this.record;
    throw new Error(`The data folder ${this.path} is empty. Fill it first.`);
  }

  async close(): Promise<void> {
    await this.#backend?.close();
    this.#backend = undefined;
    await this.#lock.release();
  }
}

/** Reads which database the record names, or `unknown` if the record cannot be read. */
async function databaseOnDisk(folder: string): Promise<string | undefined> {
  return readRecord(folder).then(
    (record) => record?.database,
    () => 'unknown',
  );
}

/** Somebody's own folder, named by mistake, must not fill up with a database. */
async function refuseForeign(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.includes(recordName)) return;
  const foreign = names.find((name) => !databaseName.test(name) && !name.startsWith(lockName));
  if (foreign === undefined) return;
  throw new DataFolderError(
    'foreign',
    folder,
    `The folder ${folder} holds files that are not Ninefold's ("${foreign}" for one). Name an empty or a new folder with --data.`,
  );
}

/** Removes what a crash in the middle of filling, or of taking the lock, left behind. */
async function removeUnfinished(folder: string, record: FolderRecord | undefined): Promise<void> {
  const names = await readdir(folder);
  if (record && !names.includes(record.database)) {
    throw new DataFolderError(
      'incomplete',
      folder,
      `The data folder ${folder} is incomplete: its database ${record.database} is missing. Nothing in it was changed. Put the missing folder back, or start with --reset, which keeps what is there beside it.`,
    );
  }
  for (const name of names) {
    const left = databaseName.test(name) && name !== record?.database;
    const beside = name.startsWith(`${recordName}.`) || name.startsWith(`${lockName}.`);
    if (left || beside) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
