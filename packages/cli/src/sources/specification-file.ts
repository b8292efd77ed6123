import { readFile } from 'node:fs/promises';
import { parseSpecification, type ReadSpecification } from '@ninefold/specification/documents/json';
import { CommandError } from '../command/index.ts';

/**
 * Reads a specification that `discover` wrote.
 *
 * @throws {CommandError} {SpecificationFileError} for a file that does not exist or is not a specification.
 */
export async function readSpecificationFile(file: string): Promise<ReadSpecification> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(unreadable(file, error), { cause: error });
  });
  return parseSpecification(text, file);
}

function unreadable(file: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EISDIR') {
    return `${file} is a folder. Name the file that "pnpm ninefold discover --output FILE" wrote.`;
  }
  return code === 'ENOENT'
    ? `The file ${file} doesn’t exist. "pnpm ninefold discover --output FILE" writes one.`
    : `${file} could not be read: ${message}`;
}
