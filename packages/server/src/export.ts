import { isFilled, openDataFolder } from '@ninefold/embedded';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { refuseOtherDump } from './dump.ts';
import { dataFolderOf } from './embedded.ts';
import type { EmbeddedStart, Options } from './options.ts';
import type { Exported, Reporter } from './reporter.ts';
import { UsageError } from './usage-error.ts';

/**
 * Writes the database in a data folder to a new SQL file. The file has its name only when it is
 * whole.
 *
 * @throws {DataFolderError} {UsageError} with no file written.
 */
export async function exportDatabase(
  options: Options & { readonly start: EmbeddedStart },
  file: string,
  reporter: Reporter,
): Promise<Exported> {
  const { start } = options;
  await refuseTaken(file);
  const path = dataFolderOf(options);
  if (!(await isFilled(path))) {
    throw new UsageError(
      `There is no database in ${path} to export. Name a data folder that was started before with --data FOLDER.`,
    );
  }
  const folder = await openDataFolder(path);
  try {
    if (start.kind === 'dump' && folder.record) {
      await refuseOtherDump(start.file, folder.record, folder.path);
    }
    reporter.step(`Writing the database of ${folder.record?.name} as SQL`);
    await writeWhole(file, folder.writeDump());
  } finally {
    await folder.close();
  }
  return { exported: file, bytes: (await stat(file)).size, data: path };
}

async function refuseTaken(file: string): Promise<void> {
  if (!(await stat(file).catch(() => undefined))) return;
  throw new UsageError(
    `There is a ${file} already, and --export writes over nothing. Choose another name, or remove it first.`,
  );
}

/** What it holds is nobody else's business on this machine, and half of it nobody's at all. */
async function writeWhole(file: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await pipeline(pieces, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw writable(file, error);
  }
}

function writable(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') {
    return new UsageError(`The folder for ${file} does not exist. Create it first.`);
  }
  if (code === 'EACCES' || code === 'EROFS') {
    return new UsageError(`You don't have permission to write ${file}. Choose another place.`);
  }
  if (code === 'ENOSPC') {
    return new UsageError(`There is no room for ${file} on its disk. Choose another place.`);
  }
  return error;
}
