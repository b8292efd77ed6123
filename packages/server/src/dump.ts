import {
  type Backend,
  type DumpOrigin,
  type FolderContents,
  type FolderRecord,
  grantAccess,
  loadDump,
  type LoadReport,
  originOf,
  ownSchemas,
  provideAccount,
} from '@ninefold/embedded';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, parse } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Example } from './example.ts';
import type { Reporter } from './reporter.ts';
import { UsageError } from './usage-error.ts';

/**
 * The one account that is made for a dump. It may do what its grants and
 * policies let it. The rows may be somebody's real ones: its password is made
 * for this folder alone.
 */
function newAccount() {
  return {
    email: 'demo@ninefold.example',
    password: randomBytes(9).toString('base64url'),
    role: 'authenticated',
  };
}

/** Of more skipped statements than these a person reads no list. */
const skippedShown = 8;

/**
 * Returns what puts a dump into a new database.
 *
 * @param example Whose accounts an exported example has.
 */
export function dumpContents(file: string, example: Example | undefined) {
  return async (backend: Backend, reporter: Reporter): Promise<FolderContents> => {
    reporter.step(`Loading ${basename(file)} (this once)`);
    const text = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
    const report = await loadDump(backend, text, { file });
    tell(report, reporter);
    const origin = originOf(await beginningOf(file));
    const written = await fingerprint(file);
    return origin
      ? moved(backend, origin, written, example)
      : foreign(backend, report, file, written);
  };
}

/** A data folder that was exported: what it was, with its own grants and its own exposed schemas. */
async function moved(
  backend: Backend,
  origin: DumpOrigin,
  fingerprint: string,
  example: Example | undefined,
): Promise<FolderContents> {
  if (origin.start === 'example' && example !== undefined) {
    return { ...origin, fingerprint, accounts: [...example.accounts] };
  }
  const account = newAccount();
  await provideAccount(backend, account);
  return { ...origin, fingerprint, accounts: [account] };
}

/** Anybody's dump: whoever signs in may read and write all of it that its policies let them. */
async function foreign(
  backend: Backend,
  report: LoadReport,
  file: string,
  fingerprint: string,
): Promise<FolderContents> {
  const schemas = await ownSchemas(backend);
  await grantAccess(backend, schemas);
  const account = newAccount();
  await provideAccount(backend, account);
  return {
    start: 'dump',
    name: report.database ?? parse(basename(file)).name,
    fingerprint,
    schemas,
    accounts: [account],
  };
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(4096) });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * What is in a folder is never written over by something else.
 *
 * @throws {UsageError} where the folder holds another dump, the example, or an
 * older state of this dump.
 */
export async function refuseOtherDump(
  file: string,
  record: FolderRecord,
  folder: string,
): Promise<void> {
  if (record.fingerprint === (await fingerprint(file))) return;
  throw new UsageError(
    `${folder} already holds ${record.name}, which was not loaded from the current ${file}. To keep both, choose another folder with --data FOLDER. To start over here, add --reset. The current data is kept in another folder.`,
  );
}

/** @throws {UsageError} where there is no such file. */
export async function refuseMissing(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() === true) return;
  throw new UsageError(
    found === undefined
      ? `There is no file ${file}. Give --load the path of a plain SQL dump.`
      : `${file} is no file. Give --load the path of a plain SQL dump.`,
  );
}

async function fingerprint(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Nothing is skipped in silence. */
function tell({ statements, copiedRows, rolesMade, skipped }: LoadReport, reporter: Reporter) {
  reporter.note(`${statements} statements run, ${copiedRows} rows copied.`);
  if (rolesMade.length > 0) {
    reporter.note(`Roles that it names and did not make, made here: ${rolesMade.join(', ')}.`);
  }
  for (const { line, statement, reason } of skipped.slice(0, skippedShown)) {
    reporter.note(`Skipped line ${line}: ${statement} (${reason.replace(/\.$/, '')})`);
  }
  if (skipped.length > skippedShown) {
    reporter.note(`… and ${skipped.length - skippedShown} more statements skipped likewise.`);
  }
}
