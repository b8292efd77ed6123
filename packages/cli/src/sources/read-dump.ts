import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Catalog } from '@ninefold/specification/catalog';
import { catalogSql } from '@ninefold/specification/catalog';
import { createBackend, loadDump, ownSchemas } from '@ninefold/embedded';
import { CommandError } from '../command-error.ts';
import type { Surroundings } from '../surroundings.ts';
import {
  checkSchemas,
  schemaRightsSql,
  tablesElsewhere,
  type SchemaRights,
} from './database/schema-rights.ts';

/**
 * Loads a plain SQL dump into an embedded Postgres in memory, and reads its
 * catalog.
 *
 * @param asked the schemas to read; those of the dump's own relations when left out.
 * @throws {CommandError} {DumpError} for a file that is not there, is none, or does not load.
 */
export async function readDump(
  file: string,
  asked: readonly string[] | undefined,
  { tell }: Surroundings,
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
      tell(`Skipped line ${line}: ${statement} (${reason.replace(/\.$/, '')})`);
    }
    const schemas = asked ?? (await ownSchemas(backend));
    const { rows: rights } = await backend.query<SchemaRights>(schemaRightsSql);
    checkSchemas(schemas, rights, file);
    const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas }));
    const [row] = rows;
    if (row === undefined) throw new CommandError('The catalog query returned no row.');
    const elsewhere = tablesElsewhere(row.catalog, rights);
    if (elsewhere !== undefined) tell(elsewhere);
    // A dump of one database has no memberships of roles: none is not an answer.
    const { memberships = [], ...catalog } = row.catalog;
    return memberships.length === 0 ? catalog : row.catalog;
  } finally {
    await backend.close();
  }
}
