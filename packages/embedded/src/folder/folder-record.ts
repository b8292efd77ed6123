import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPublishableKey } from '../backend/index.ts';
import type { DumpOrigin } from '../dump/index.ts';
import { otherVersion } from './other-version.ts';
import type { ProgramVersion } from './program-version.ts';

/** Name of the file that describes a data folder. */
export const recordName = 'ninefold.json';

/** Version of the layout of data folders. */
export const folderFormat = 1;
/** Major version of PGlite's Postgres. */
export const postgresVersion = 17;

/** An account that is printed when the application starts. */
export interface KnownAccount {
  email: string;
  password: string;
  /** For people: what the account may do. */
  role: string;
}

/** Describes what a data folder was filled with. */
export interface FolderContents extends DumpOrigin {
  /** Distinguishes one filling from another, for example the SHA-256 of a dump. */
  fingerprint?: string;
  accounts: KnownAccount[];
  /** Parts of the dump that were left out, and why, for people. */
  leftOut?: readonly { readonly parts: string; readonly reason: string }[];
}

/** Description of a data folder, kept beside its database. */
export interface FolderRecord extends FolderContents {
  format: number;
  postgres: number;
  /** Missing in older folders. */
  writtenBy?: ProgramVersion;
  /** ISO 8601. */
  createdAt: string;
  /** Name of the database's folder in the data folder. */
  database: string;
  /** Signs access tokens. Kept so that sessions outlive a restart. */
  jwtSecret: string;
  /** Sent by browsers. Kept so that open pages outlive a restart. */
  publishableKey: string;
}

/**
 * Reads the description of a folder.
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
    if (record.publishableKey !== undefined) return record as FolderRecord;
    // An older folder has no key.
    const completed = { ...record, publishableKey: newPublishableKey() } as FolderRecord;
    await writeRecord(folder, completed);
    return completed;
  }
  const written =
    record === undefined
      ? `its ${recordName} cannot be read`
      : `it has format ${record.format} and PostgreSQL ${record.postgres}`;
  const read = `format ${folderFormat} and PostgreSQL ${postgresVersion}`;
  throw otherVersion(folder, written, read, record?.writtenBy);
}

/** Replaces the description atomically: after a crash there is the old or the new one. */
export async function writeRecord(folder: string, record: FolderRecord): Promise<void> {
  const temporary = join(folder, `${recordName}.${randomUUID()}`);
  await writeFile(temporary, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(temporary, join(folder, recordName));
}

function parse(text: string): Partial<FolderRecord> | undefined {
  try {
    return (JSON.parse(text) as Partial<FolderRecord> | null) ?? undefined;
  } catch {
    return undefined;
  }
}
