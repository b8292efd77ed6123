import {
  type Backend,
  type DumpOrigin,
  type FolderContents,
  type FolderRecord,
  grantAccess,
  hasGrants,
  type KnownAccount,
  loadDump,
  type LoadReport,
  originOf,
  ownSchemas,
  provideAccount,
} from '@ninefold/embedded';
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, parse } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Example } from './example.ts';
import { randomPassword } from './random-password.ts';
import type { Reporter } from '../reporter/index.ts';
import { leftOutParts, reportLoad } from './report-load.ts';
import { UsageError } from '../errors/index.ts';

/** Creates the account for a dump. Rows may be real, so its password is random. Triggers may prevent it. */
async function demonstrationAccounts(
  backend: Backend,
  reporter: Reporter,
): Promise<KnownAccount[]> {
  const account = {
    email: 'demo@ninefold.example',
    password: randomPassword(),
    role: 'authenticated',
  };
  const provided = await provideAccount(backend, account);
  if (provided.kind === 'withoutTriggers') {
    reporter.note(
      `Created the demonstration account without the triggers on auth.users, because one fails for it: ${provided.reason}. What they would add, such as a profile, is missing.`,
    );
  }
  if (provided.kind !== 'failed') return [account];
  reporter.note(
    `There is no demonstration account, because the database rejects it: ${provided.reason}. To sign in as a person in auth.users, add --as EMAIL.`,
  );
  return [];
}

/**
 * Returns a function that loads a dump into a new database.
 *
 * @param strict Whether loading stops at the first part that would be left out.
 * @param example Has the accounts of an exported example.
 */
export function dumpContents(file: string, strict: boolean, example: Example | undefined) {
  return async (backend: Backend, reporter: Reporter): Promise<FolderContents> => {
    reporter.step(`Loading ${basename(file)} (this once)`);
    const dump = await openAsBlob(file);
    const report = await loadDump(backend, dump.stream(), { file, strict });
    reportLoad(report, reporter);
    const leftOut = leftOutParts(report.skipped).map(({ parts, reason }) => ({ parts, reason }));
    const origin = originOf(await dump.slice(0, 4096).text());
    const hash = await fingerprint(file);
    if (origin?.start === 'example' && example !== undefined) {
      return { ...origin, fingerprint: hash, accounts: [...example.accounts] };
    }
    const contents = origin ?? (await importedContents(backend, report, file, reporter));
    const accounts = await demonstrationAccounts(backend, reporter);
    return { ...contents, fingerprint: hash, accounts, ...(leftOut.length > 0 && { leftOut }) };
  };
}

/**
 * Describes a dump that has no exposed schemas of a data folder. Signed-in people may do what it grants to
 * them, and everything if it grants nothing to them. Its policies still apply.
 */
async function importedContents(
  backend: Backend,
  { database }: LoadReport,
  file: string,
  reporter: Reporter,
): Promise<DumpOrigin> {
  const schemas = await ownSchemas(backend);
  if (await hasGrants(backend, schemas)) {
    reporter.note('Signed-in people may do what the dump grants to the role authenticated.');
  } else {
    await grantAccess(backend, schemas);
  }
  return { start: 'dump', name: database ?? parse(basename(file)).name, schemas };
}

/**
 * Checks that a folder holds a dump, so that it is never overwritten by another one.
 *
 * @throws {UsageError} if it holds another dump, the example, or an older version of this dump.
 */
export async function assertSameDump(
  file: string,
  record: FolderRecord,
  folder: string,
): Promise<void> {
  if (record.fingerprint === (await fingerprint(file))) return;
  throw new UsageError(
    `${folder} already holds ${record.name}, which was not loaded from the current ${file}. To keep both, choose another folder with --data FOLDER. To start over here, add --reset. The current data is kept in another folder.`,
  );
}

/** @throws {UsageError} if there is no such file. */
export async function assertFileExists(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() === true) return;
  throw new UsageError(
    found === undefined
      ? `The file ${file} doesn’t exist. Pass --load the path of a plain SQL dump.`
      : `${file} is not a file. Pass --load the path of a plain SQL dump.`,
  );
}

async function fingerprint(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
