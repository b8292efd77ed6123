import { commandLine } from '@ninefold/embedded/command-line';
import { readFile } from 'node:fs/promises';
import { renderStatements } from '@ninefold/specification';
import { parseSpecification, type ReadSpecification } from '@ninefold/specification/documents/json';
import { CommandError } from '../command/index.ts';
import { sourceMessages } from './messages.ts';

/**
 * Reads a specification that `discover` wrote.
 *
 * @throws {CommandError} {SpecificationFileError} for a file that does not exist or is not a specification.
 */
export async function readSpecificationFile(file: string): Promise<ReadSpecification> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(unreadable(file, error), { cause: error });
  });
  const read = parseSpecification(text, file);
  // Its sentences are in the language of the command that wrote it.
  return { ...read, specification: renderStatements(read.specification) };
}

function unreadable(file: string, { code, message }: NodeJS.ErrnoException): string {
  const command = commandLine('ninefold', 'discover --output FILE');
  if (code === 'EISDIR') return sourceMessages.specificationIsFolder({ file, command });
  return code === 'ENOENT'
    ? sourceMessages.noSpecification({ file, command })
    : sourceMessages.notRead({ file, reason: message });
}
