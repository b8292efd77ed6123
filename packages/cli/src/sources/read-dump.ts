import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Catalog } from '@ninefold/specification/catalog';
import { type Backend, createBackend, loadDump, ownSchemas } from '@ninefold/embedded';
import { CommandError, type CommandIO } from '../command/index.ts';
import { readCatalog } from './database/index.ts';
import { sourceMessages } from './messages.ts';

/**
 * Loads a plain SQL dump into an embedded Postgres in memory, reads its catalog, and runs a task on it.
 *
 * @param requested Schemas to read. Default: those of the dump's own relations.
 * @throws {CommandError} {DumpError} for a file that does not exist or does not load.
 */
export async function withDump<Result>(
  file: string,
  requested: readonly string[] | undefined,
  io: CommandIO,
  task: (catalog: Catalog, backend: Backend) => Promise<Result> | Result,
): Promise<Result> {
  const backend = await openDump(file, io);
  try {
    const schemas = requested ?? (await ownSchemas(backend));
    return await task(await readDumpCatalog(backend, schemas, file, io), backend);
  } finally {
    await backend.close();
  }
}

/**
 * Loads a plain SQL dump into an embedded Postgres in memory.
 *
 * @throws {CommandError} {DumpError} for a file that does not exist or does not load.
 */
export async function openDump(file: string, io: CommandIO): Promise<Backend> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) {
    const problem = found === undefined ? sourceMessages.noDump : sourceMessages.dumpIsNoFile;
    throw new CommandError(problem({ file, option: '--load' }));
  }
  const backend = await createBackend();
  try {
    const { skipped } = await loadDump(backend, (await openAsBlob(file)).stream(), { file });
    for (const { line, statement, reason } of skipped) {
      io.stderr(
        sourceMessages.skipped({
          line: String(line),
          statement,
          reason: reason.replace(/\.$/, ''),
        }),
      );
    }
    return backend;
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** Reads the catalog of a loaded dump. */
export async function readDumpCatalog(
  backend: Backend,
  schemas: readonly string[],
  file: string,
  io: CommandIO,
): Promise<Catalog> {
  const query = async <Row extends object>(sql: string) => (await backend.query<Row>(sql)).rows;
  const { memberships = [], ...catalog } = await readCatalog(query, schemas, file, io);
  // A dump of one database never has memberships of roles: an empty list would be misleading.
  return memberships.length === 0 ? catalog : { ...catalog, memberships };
}
