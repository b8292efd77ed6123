import { openConnection } from '../backend/connection.ts';
import { createBackendFromTemplate } from '../backend/template.ts';
import { databaseDefinition, type DatabaseDefinition } from '../dump/database-definition.ts';
import type { DumpOrigin } from '../dump/dump-origin.ts';
import { writeDump } from '../dump/write-dump.ts';

/**
 * Writes the database in a folder as plain SQL, without Supabase's protocols over it.
 *
 * @param folder where PGlite keeps its files. Nothing else may have it open.
 */
export async function* dumpOfFolder(
  folder: string,
  origin: DumpOrigin,
): AsyncGenerator<string | Uint8Array> {
  // One after the other: each takes half a gigabyte.
  const brought = await broughtAlong();
  const connection = await openConnection({ folder });
  try {
    const writtenAt = new Date().toISOString();
    yield* writeDump({ database: connection.driver, brought, origin, writtenAt });
  } finally {
    await connection.close();
  }
}

async function broughtAlong(): Promise<DatabaseDefinition> {
  const backend = await createBackendFromTemplate();
  const snapshot = await backend.snapshot();
  await backend.close();
  const connection = await openConnection({ snapshot });
  try {
    return await databaseDefinition(connection.driver);
  } finally {
    await connection.close();
  }
}
