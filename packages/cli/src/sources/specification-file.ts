import { readFile } from 'node:fs/promises';
import { parseSpecification, type ReadSpecification } from '@ninefold/specification/documents/json';
import { CommandError } from '../command-error.ts';

/**
 * Reads a specification that `discover` wrote.
 *
 * @throws {CommandError} {SpecificationFileError} for a file that is not there or is none.
 */
export async function readSpecificationFile(file: string): Promise<ReadSpecification> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (code === 'EISDIR') {
      throw new CommandError(
        `${file} is a folder. Name the file that "pnpm ninefold discover --output FILE" wrote.`,
        { cause: error },
      );
    }
    throw new CommandError(
      code === 'ENOENT'
        ? `There is no file ${file}. "pnpm ninefold discover --output FILE" writes one.`
        : `${file} could not be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return parseSpecification(text, file);
}
