import { namesOf } from '../../specification/typescript/index.ts';
import { countsOf } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import { writeOutput } from '../write-output.ts';

export const names: Subcommand = {
  name: 'names',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: 'prints the names of the database, for the editor to check what is declared',
  explanation:
    'A TypeScript file with the type Discovered: entities, fields, states and roles. With "--output apps/web/discovered.ts" it is what apps/web/specification.ts is checked with: in declare<Discovered>({ … }) a wrong name is an error in the editor. Make it again when the database has changed.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(namesOf(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
