import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError, type CommandIO, type Options } from '../command/index.ts';
import { outputMessages } from './messages.ts';

/** A message that a file was written. */
export type Written = (args: { readonly file: string }) => string;

/**
 * Writes a result to the file that `--output` names, completely or not at all, or to standard output.
 *
 * @throws {CommandError} if the file can't be written.
 */
export async function writeOutput(
  text: string,
  written: Written,
  { output }: Pick<Options, 'output'>,
  { stdout, stderr }: CommandIO,
): Promise<void> {
  if (output === undefined) {
    stdout(text);
    return;
  }
  const temporary = `${output}.${randomUUID().slice(0, 8)}.part`;
  try {
    await mkdir(dirname(output), { recursive: true });
    await writeFile(temporary, text.endsWith('\n') ? text : `${text}\n`);
    await rename(temporary, output);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'EISDIR'
        ? outputMessages.isFolder({ file: output, option: '--output' })
        : outputMessages.notWritten({ file: output, reason: message }),
      { cause: error },
    );
  }
  stderr(written({ file: output }));
}
