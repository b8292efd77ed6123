import { stat } from 'node:fs/promises';
import type { CommandIO, Options } from '../command/index.ts';
import { readDeclaration, readWithDeclaration } from '../sources/index.ts';

/** A specification, with the declaration that permissions are decided by. */
export type Reading = Awaited<ReturnType<typeof readWithDeclaration>>;

/**
 * Returns a function that reads the specification as it is now. Questions that come together share a reading. A dump
 * takes seconds to load, so that it is only read again if the file or the declaration has changed.
 */
export function currentReading(options: Options, io: CommandIO): () => Promise<Reading> {
  let running: Promise<Reading> | undefined;
  let dump: { readonly stamp: string; readonly reading: Reading } | undefined;

  async function read(): Promise<Reading> {
    if (options.load === undefined) return readWithDeclaration(options, io);
    const { version } = await readDeclaration(options, io);
    const file = await stat(options.load).catch(() => undefined);
    const stamp = `${file?.mtimeMs} ${file?.size} ${version}`;
    if (dump?.stamp !== stamp) dump = { stamp, reading: await readWithDeclaration(options, io) };
    return dump.reading;
  }

  return () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
}
