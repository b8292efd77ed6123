import { specificationText } from '../../specification/json/index.ts';
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
    'What the catalog says, joined to what the team declares, in nine points. The catalog is read in a transaction that can change nothing. Keep the file under version control: "check" tells when the database has moved away from it.',
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
