import { openConnection } from '../postgres/index.ts';
import { createBackendFromTemplate } from '../template/index.ts';
import {
  databaseDefinition,
  type DatabaseDefinition,
  type DumpOrigin,
  writeDump,
} from '../dump/index.ts';

/**
 * Writes the database in a folder as plain SQL.
 *
 * @param folder Folder of PGlite's files. Nothing else may have it open.
 */
export async function* dumpOfFolder(
  folder: string,
  origin: DumpOrigin,
): AsyncGenerator<string | Uint8Array> {
  // One after the other: each takes half a gigabyte.
  const baseline = await blankDefinition();
  const connection = await openConnection({ folder });
  try {
    const writtenAt = new Date().toISOString();
    yield* writeDump({ database: connection.driver, baseline, origin, writtenAt });
  } finally {
    await connection.close();
  }
}

/** Reads the definition of an empty database. */
async function blankDefinition(): Promise<DatabaseDefinition> {
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
