import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Backend, type BackendOptions, newPublishableKey } from '../backend/index.ts';
import { createBackendFromTemplate } from '../template/index.ts';
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

/** Opens a backend on the folder of a database. */
export type CreateBackend = (
  options: BackendOptions & { readonly folder: string },
) => Promise<Backend>;

/**
 * Opens a data folder for this process, and creates it if it does not exist.
 *
 * @param createBackend Opens its database. Default: in this thread.
 * @throws {DataFolderError} if it is open in another process, of another version, or not a data folder.
 * The folder is unchanged.
 */
export async function openDataFolder(
  path: string,
  createBackend: CreateBackend = createBackendFromTemplate,
): Promise<DataFolder> {
  const folder = resolve(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertNotForeign(folder);
  // It may be of a version that let everybody on the machine read it.
  await chmod(folder, 0o700);
  const release = lockFolder(folder);
  try {
    const record = await readRecord(folder);
    await removeUnfinished(folder, record);
    return new DataFolder(folder, record, release, createBackend);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Renames a data folder of any version by appending the time to its name.
 *
 * @returns the new path; undefined if there was nothing to keep.
 * @throws {DataFolderError} if it is open in another process, or not a data folder.
 */
export async function setDataFolderAside(path: string): Promise<string | undefined> {
  const folder = resolve(path);
  if (!(await isFilled(folder))) return undefined;
  const release = lockFolder(folder);
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = `${folder}.${time}`;
  try {
    await rename(folder, aside);
    await rm(join(aside, lockName), { force: true });
  } finally {
    release();
  }
  return aside;
}

/** Returns whether a folder was ever filled, by any version, without opening it. */
export async function isFilled(path: string): Promise<boolean> {
  const names = await readdir(resolve(path)).catch((): string[] => []);
  return names.includes(recordName);
}

const databaseName = /^database-/;

/**
 * A data folder that only this process has open. Its database runs without fsync: a killed process
 * loses nothing acknowledged, but a power cut may lose the latest writes or damage it.
 */
export class DataFolder {
  readonly path: string;
  #record: FolderRecord | undefined;
  readonly #release: () => void;
  readonly #createBackend: CreateBackend;
  #backend: Backend | undefined;

  constructor(
    path: string,
    record: FolderRecord | undefined,
    release: () => void,
    createBackend: CreateBackend,
  ) {
    this.path = path;
    this.#record = record;
    this.#release = release;
    this.#createBackend = createBackend;
  }

  /** Description of its contents; undefined for a folder that was never filled. */
  get record(): FolderRecord | undefined {
    return this.#record;
  }

  /**
   * Creates a database, fills it with `load`, and then replaces the folder's database by it. If `load`
   * fails, the folder is unchanged.
   *
   * @param load Adds schema, rows and accounts, and returns a description of the contents.
   * @returns the backend on the new database. `close` closes it.
   */
  async fill(load: (backend: Backend) => Promise<FolderContents>): Promise<Backend> {
    const { backend, record } = await this.#load(load);
    const [oldBackend, oldDatabase] = [this.#backend, this.#record?.database];
    try {
      await writeRecord(this.path, record);
    } catch (error) {
      // A rename can fail according to its error, and still have happened.
      if ((await databaseOnDisk(this.path)) !== record.database) {
        await this.#discard(backend, record.database);
        throw error;
      }
    }
    // From here on, the folder holds the new database, and no failure below may undo that.
    this.#record = record;
    this.#backend = backend;
    await this.#discard(oldBackend, oldDatabase);
    return backend;
  }

  /** Loads a new database beside the current one. */
  async #load(
    load: (backend: Backend) => Promise<FolderContents>,
  ): Promise<{ backend: Backend; record: FolderRecord }> {
    const database = `database-${randomUUID()}`;
    const jwtSecret = randomUUID() + randomUUID();
    const publishableKey = newPublishableKey();
    const folder = join(this.path, database);
    let backend: Backend | undefined;
    try {
      backend = await this.#createBackend({ folder, jwtSecret, publishableKey });
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

  /** Closes and deletes a database that isn't the folder's. Else `openDataFolder` deletes it. */
  async #discard(backend: Backend | undefined, database: string | undefined): Promise<void> {
    await backend?.close().catch(() => undefined);
    if (database === undefined) return;
    const onDisk = await databaseOnDisk(this.path);
    if (onDisk === database || onDisk === 'unknown') return;
    await rm(join(this.path, database), { recursive: true, force: true }).catch(() => undefined);
  }

  /** Opens the backend on a folder that was filled. `close` closes it. */
  async openBackend({ extensions }: Pick<BackendOptions, 'extensions'> = {}): Promise<Backend> {
    if (this.#backend) return this.#backend;
    const { database, jwtSecret, publishableKey, schemas } = this.#filled();
    const folder = join(this.path, database);
    const options = { folder, jwtSecret, publishableKey, schemas, extensions };
    this.#backend = await this.#createBackend(options);
    return this.#backend;
  }

  /**
   * Writes the contents of a filled folder as plain SQL, which `loadDump` reads, also in another version.
   * Its backend must not be open.
   */
  writeDump(): AsyncGenerator<string | Uint8Array> {
    if (this.#backend) {
      throw new Error(`The database in ${this.path} is in use: write its dump before opening it.`);
    }
    const record = this.#filled();
    return dumpOfFolder(join(this.path, record.database), record);
  }

  #filled(): FolderRecord {
    if (this.#record) return this.#record;
    throw new Error(`The data folder ${this.path} is empty. Fill it first.`);
  }

  /** Closes its backend and releases the folder. */
  async close(): Promise<void> {
    await this.#backend?.close();
    this.#backend = undefined;
    this.#release();
  }
}

/** Reads which database the record names, or `unknown` if the record cannot be read. */
async function databaseOnDisk(folder: string): Promise<string | undefined> {
  return readRecord(folder).then(
    (record) => record?.database,
    () => 'unknown',
  );
}

/** Rejects a folder with other files, which may have been named by mistake. */
async function assertNotForeign(folder: string): Promise<void> {
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

/** Deletes what a crash left behind while it filled the folder. */
async function removeUnfinished(folder: string, record: FolderRecord | undefined): Promise<void> {
  const names = await readdir(folder);
  if (record && !names.includes(record.database)) {
    throw new DataFolderError(
      'incomplete',
      folder,
      `The data folder ${folder} is incomplete: its database ${record.database} is missing. Nothing in it was changed. Put the missing folder back, or start with --reset, which keeps the remaining files in another folder.`,
    );
  }
  for (const name of names) {
    const isUnused = databaseName.test(name) && name !== record?.database;
    const isTemporary = name.startsWith(`${recordName}.`);
    if (isUnused || isTemporary) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
