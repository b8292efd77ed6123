import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/**
 * Asks a question on the terminal, on standard error, so that standard output is only the result.
 *
 * @param secret does not show what is typed.
 * @throws {CommandError} where the person ends the input (Ctrl+C, Ctrl+D).
 */
export async function askOnTerminal(question: string, secret?: 'secret'): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: secret === undefined ? process.stderr : unseen,
    terminal: true,
  });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  if (secret !== undefined) process.stderr.write(question);
  try {
    return await lines.question(question, { signal: ended.signal });
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    throw new CommandError(
      'Stopped. Files that are already written are kept. Run it again to continue.',
      {
        cause: error,
      },
    );
  } finally {
    lines.close();
    if (secret !== undefined) process.stderr.write('\n');
  }
}
