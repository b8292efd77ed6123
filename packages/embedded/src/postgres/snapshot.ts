import type { PGlite } from '@electric-sql/pglite';

/** `template1` and `template0`, which CREATE DATABASE copies: half of a new cluster. */
const templateDatabases = ['1', '4'];

/** Returns all files of a database as a gzipped tar. */
export async function takeSnapshot(driver: PGlite, isInMemory: boolean): Promise<Blob> {
  // If it started from the log, every sequence would jump ahead by up to 32.
  await driver.exec('checkpoint');
  if (isInMemory) await removeTemplateDatabases(driver);
  return driver.dumpDataDir('gzip');
}

/** A database in memory has one connection, which never creates another database. */
async function removeTemplateDatabases(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ folder: string }>(
    `select current_setting('data_directory') || '/base/' as folder`,
  );
  const { FS: files } = driver.Module;
  for (const database of templateDatabases) {
    const folder = `${rows[0]?.folder}${database}`;
    for (const name of files.readdir(folder)) {
      if (name !== '.' && name !== '..') files.unlink(`${folder}/${name}`);
    }
  }
}
