import { typesOf } from '@ninefold/specification/documents/typescript';
import { countsOf } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import { writeOutput } from '../write-output.ts';

export const types: Subcommand = {
  name: 'types',
  usage: '[FILE | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: 'prints TypeScript types of the entities, for createClient<Database>()',
  explanation:
    'Reads a file that "discover" wrote, or the database as it is now. The types are exact where "supabase gen types" is not: numbers beyond 2^53, optional values, columns of views.',
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(typesOf(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
