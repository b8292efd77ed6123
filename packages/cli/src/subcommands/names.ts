import { namesOf } from '@ninefold/specification/documents/typescript';
import { countsOf } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import { writeOutput } from '../write-output.ts';

export const names: Subcommand = {
  name: 'names',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: 'prints the names in the database, so that the editor checks what you declare',
  explanation:
    'Prints a TypeScript file with the type Discovered: entities, fields, states and roles. Write it with "--output apps/web/discovered.ts": a wrong name in declare<Discovered>({ … }) is then an error in the editor. Run it again when the database has changed.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(namesOf(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
