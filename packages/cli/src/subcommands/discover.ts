import { specificationText } from '@ninefold/specification/documents/json';
import { exitCode, type Subcommand } from '../command/index.ts';
import { writeOutput, wroteSpecification } from '../output/index.ts';
import { readLiveSpecification } from '../sources/index.ts';
import { discoverMessages } from './messages.ts';

export const discover: Subcommand = {
  name: 'discover',
  usage: '[--database-url URL | --load FILE.sql] [--schema A,B] [--output FILE]',
  summary: () => discoverMessages.summary,
  explanation: () => [discoverMessages.explanation({ check: 'check' })],
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 0],
  async run(options, io) {
    const { specification, discovered } = await readLiveSpecification(options, io);
    await writeOutput(
      specificationText(specification, discovered),
      wroteSpecification(specification),
      options,
      io,
    );
    return exitCode.done;
  },
};
