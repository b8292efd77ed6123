import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Catalog } from '@ninefold/specification/catalog';
import { createBackend, loadDump, ownSchemas } from '@ninefold/embedded';
import { CommandError, type CommandIO } from '../command/index.ts';
import { readCatalog } from './database/index.ts';

/**
 * Loads a plain SQL dump into an embedded Postgres in memory, and reads its catalog.
 *
 * @param requested Schemas to read. Default: those of the dump's own relations.
 * @throws {CommandError} {DumpError} for a file that does not exist or does not load.
 */
export async function readDump(
  file: string,
  requested: readonly string[] | undefined,
  io: CommandIO,
): Promise<Catalog> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) {
    throw new CommandError(
      `${found === undefined ? `The file ${file} doesn’t exist` : `${file} is not a file`}. Pass --load the path of a plain SQL dump.`,
    );
  }
  const backend = await createBackend();
  try {
    const { skipped } = await loadDump(backend, (await openAsBlob(file)).stream(), { file });
    for (const { line, statement, reason } of skipped) {
      io.stderr(`Skipped line ${line}: ${statement} (${reason.replace(/\.$/, '')})`);
    }
    const schemas = requested ?? (await ownSchemas(backend));
    const query = async <Row extends object>(sql: string) => (await backend.query<Row>(sql)).rows;
    const { memberships = [], ...catalog } = await readCatalog(query, schemas, file, io);
    // A dump of one database never has memberships of roles: an empty list would be misleading.
    return memberships.length === 0 ? catalog : { ...catalog, memberships };
  } finally {
    await backend.close();
  }
}
