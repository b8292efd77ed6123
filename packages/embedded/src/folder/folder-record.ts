import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPublishableKey } from '../backend/keys.ts';
import { otherVersion } from './other-version.ts';
import type { ProgramVersion } from './program-version.ts';

/** The file in a data folder that says what it holds. */
export const recordName = 'ninefold.json';

/** The way in which a data folder is laid out; another number is another way. */
export const folderFormat = 1;
/** The major version of the Postgres that PGlite is. */
export const postgresVersion = 17;

/** An account that is told to the person who starts the application. */
export interface KnownAccount {
  email: string;
  password: string;
  /** In words, for people: what the account may do. */
  role: string;
}

/** What whoever fills a data folder says of it. */
export interface FolderContents {
  /** What it was filled from. */
  start: 'example' | 'dump';
  /** For people: the example's name, a dump's database or file. */
  name: string;
  /** Tells one filling from another: the SHA-256 of a dump, say. */
  fingerprint?: string;
  /** Schemas that the Data API exposes, the default one first. */
  schemas: string[];
  accounts: KnownAccount[];
}

/** What is kept of a data folder beside its database. */
export interface FolderRecord extends FolderContents {
  format: number;
  postgres: number;
  /** Absent in folders of before this was recorded. */
  writtenBy?: ProgramVersion;
  /** ISO 8601. */
  createdAt: string;
  /** The folder of the database, within the data folder. */
  database: string;
  /** Signs access tokens: sessions outlive a restart. */
  jwtSecret: string;
  /** What browsers send: pages that are open outlive a restart too. */
  publishableKey: string;
}

/**
 * Reads what a folder holds; undefined for one that was never filled.
 *
 * @throws {DataFolderError} `version`, for a folder that another version wrote.
 */
export async function readRecord(folder: string): Promise<FolderRecord | undefined> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (text === undefined) return undefined;
  const record = parse(text);
  if (record?.format === folderFormat && record.postgres === postgresVersion) {
    return withKey(folder, record as FolderRecord);
  }
  const written =
    record === undefined
      ? `its ${recordName} cannot be read`
      : `it has format ${record.format} and PostgreSQL ${record.postgres}`;
  const read = `format ${folderFormat} and PostgreSQL ${postgresVersion}`;
  throw otherVersion(folder, written, read, record?.writtenBy);
}

/** Gives a key to a folder that was filled when all had the same one. */
async function withKey(
  folder: string,
  record: Omit<FolderRecord, 'publishableKey'> & Partial<FolderRecord>,
): Promise<FolderRecord> {
  const { publishableKey } = record;
  if (publishableKey !== undefined) return { ...record, publishableKey };
  const completed = { ...record, publishableKey: newPublishableKey() };
  await writeRecord(folder, completed);
  return completed;
}

/** Replaces what is said of a folder, all at once: after a crash there is the old or the new. */
export async function writeRecord(folder: string, record: FolderRecord): Promise<void> {
  const beside = join(folder, `${recordName}.${randomUUID()}`);
  await writeFile(beside, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(beside, join(folder, recordName));
}

function parse(text: string): Partial<FolderRecord> | undefined {
  try {
    return (JSON.parse(text) as Partial<FolderRecord> | null) ?? undefined;
  } catch {
    return undefined;
  }
}
