import { specificationText } from '@ninefold/specification/documents/json';
import { exitCode } from '../exit-code.ts';
import { countsOf } from '../counts.ts';
import { readLiveSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import { writeOutput } from '../write-output.ts';

export const discover: Subcommand = {
  name: 'discover',
  usage: '[--database-url URL | --load FILE.sql] [--schema A,B] [--output FILE]',
  summary: 'reads a database and writes the specification as JSON',
  explanation:
    'Combines the catalog with what you declare, in nine points. It reads the catalog in a read-only transaction. Keep the file under version control: "check" compares the database with it.',
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 0],
  async run(options, surroundings) {
    const { specification, discovered } = await readLiveSpecification(options, surroundings);
    await writeOutput(
      specificationText(specification, discovered),
      countsOf(specification),
      options,
      surroundings,
    );
    return exitCode.done;
  },
};
