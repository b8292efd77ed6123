import { specificationText } from '@ninefold/specification/documents/json';
import { exitCode, type Subcommand } from '../command/index.ts';
import { countsOf, writeOutput } from '../output/index.ts';
import { readLiveSpecification } from '../sources/index.ts';

export const discover: Subcommand = {
  name: 'discover',
  usage: '[--database-url URL | --load FILE.sql] [--schema A,B] [--output FILE]',
  summary: 'reads a database and writes the specification as JSON',
  explanation:
    'Combines the catalog with what you declare, in nine points. It reads the catalog in a read-only transaction. Keep the file under version control: "check" compares the database with it.',
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 0],
  async run(options, io) {
    const { specification, discovered } = await readLiveSpecification(options, io);
    await writeOutput(
      specificationText(specification, discovered),
      countsOf(specification),
      options,
      io,
    );
    return exitCode.done;
  },
};
