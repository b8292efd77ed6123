import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command/index.ts';
import { terminalMessages } from './messages.ts';

/**
 * Asks a question on the terminal. It is written to standard error, because standard output is for
 * the result.
 *
 * @param secret Hides the answer.
 * @throws {CommandError} if the person ends the input (Ctrl+C, Ctrl+D).
 */
export async function askOnTerminal(question: string, secret?: 'secret'): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: secret === undefined ? process.stderr : hidden,
    terminal: true,
  });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  if (secret !== undefined) process.stderr.write(question);
  try {
    return await lines.question(question, { signal: ended.signal });
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    throw new CommandError(terminalMessages.stopped, { cause: error });
  } finally {
    lines.close();
    if (secret !== undefined) process.stderr.write('\n');
  }
}
