import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from './command-error.ts';
import type { Options } from './options.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Gives a result to the file that was asked for, whole or not at all, or to
 * standard output.
 *
 * @param what it is, for the one line that says so: "18 entities".
 * @throws {CommandError} where the file cannot be written.
 */
export async function writeOutput(
  text: string,
  what: string,
  { output }: Pick<Options, 'output'>,
  { print, tell }: Surroundings,
): Promise<void> {
  if (output === undefined) {
    print(text);
    return;
  }
  const beside = `${output}.${randomUUID().slice(0, 8)}.part`;
  try {
    await mkdir(dirname(output), { recursive: true });
    await writeFile(beside, text.endsWith('\n') ? text : `${text}\n`);
    await rename(beside, output);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {});
    if ((error as { code?: unknown }).code === 'EISDIR') {
      throw new CommandError(`${output} is a folder. Name a file in it with --output.`, {
        cause: error,
      });
    }
    const said = error instanceof Error ? error.message : String(error);
    throw new CommandError(
      `${output} could not be written: ${said}. The existing file is unchanged.`,
      { cause: error },
    );
  }
  tell(`Wrote ${output}: ${what}.`);
}
