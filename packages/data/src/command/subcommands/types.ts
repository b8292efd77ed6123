import { typesOf } from '../../specification/typescript/index.ts';
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
    'Of a file that "discover" wrote, or of what a database says now. Where "supabase gen types" loses something (numbers beyond 2^53, what may be left out, what a view shows), these are exact.',
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(typesOf(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
