import { once } from 'node:events';
import { Writable } from 'node:stream';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { CommandIO, Options } from '../command/index.ts';
import { currentReading } from './reading.ts';
import { specificationServer } from './server.ts';

/**
 * Serves the specification over standard input and output until the client closes the input.
 *
 * @throws {CommandError} {DumpError} {SpecificationFileError} if it can't be read at the start.
 */
export async function serveMcp(options: Options, { stderr, ...io }: CommandIO): Promise<void> {
  const written = new Set<string>();
  // What is wrong with a declaration would be repeated with every answer.
  const stderrOnce = (text: string) => {
    if (!written.has(text)) stderr(text);
    written.add(text);
  };
  const output = protocolOutput();
  const read = currentReading(options, { ...io, stderr: stderrOnce });
  await read();
  const server = serveStdio(() => specificationServer(read, stderr), {
    transport: new StdioServerTransport(process.stdin, output),
    onerror: (error) => stderr(error.message),
  });
  await once(process.stdin, 'end');
  await server.close();
}

/** Keeps standard output for the protocol: what a team's modules print goes to standard error. */
function protocolOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    write: (chunk: Uint8Array, _, done) => {
      write(chunk, (error) => done(error));
    },
  });
}
