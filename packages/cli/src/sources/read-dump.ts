import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Catalog } from '@ninefold/specification/catalog';
import { catalogSql } from '@ninefold/specification/catalog';
import { createBackend, loadDump, ownSchemas } from '@ninefold/embedded';
import { CommandError, type CommandIO } from '../command/index.ts';
import {
  checkSchemas,
  schemaRightsSql,
  tablesElsewhere,
  type SchemaRights,
} from './database/schema-rights.ts';

/**
 * Loads a plain SQL dump into an embedded Postgres in memory, and reads its catalog.
 *
 * @param requested Schemas to read. Default: those of the dump's own relations.
 * @throws {CommandError} {DumpError} for a file that does not exist or does not load.
 */
export async function readDump(
  file: string,
  requested: readonly string[] | undefined,
  { stderr }: CommandIO,
): Promise<Catalog> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() !== true) {
    throw new CommandError(
      `${found === undefined ? `There is no file ${file}` : `${file} is not a file`}. Give --load the path of a plain SQL dump.`,
    );
  }
  const backend = await createBackend();
  try {
    const text = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>;
    const { skipped } = await loadDump(backend, text, { file });
    for (const { line, statement, reason } of skipped) {
      stderr(`Skipped line ${line}: ${statement} (${reason.replace(/\.$/, '')})`);
    }
    const schemas = requested ?? (await ownSchemas(backend));
    const { rows: rights } = await backend.query<SchemaRights>(schemaRightsSql);
    checkSchemas(schemas, rights, file);
    const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas }));
    const [row] = rows;
    if (row === undefined) throw new CommandError('The catalog query returned no row.');
    const elsewhere = tablesElsewhere(row.catalog, rights);
    if (elsewhere !== undefined) stderr(elsewhere);
    // A dump of one database never has memberships of roles: an empty list would be misleading.
    const { memberships = [], ...catalog } = row.catalog;
    return memberships.length === 0 ? catalog : row.catalog;
  } finally {
    await backend.close();
  }
}
