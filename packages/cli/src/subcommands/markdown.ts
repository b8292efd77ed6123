import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { exitCode } from '../exit-code.ts';
import { readSpecification } from '../sources/read-specification.ts';
import type { Subcommand } from '../subcommand.ts';
import { countsOf } from '../counts.ts';
import { writeOutput } from '../write-output.ts';

export const markdown: Subcommand = {
  name: 'markdown',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE]',
  summary: 'prints the specification as a document in nine sections',
  explanation:
    'Reads a file that "discover" wrote, or the database and the declaration as they are now. Every fact has its source. Unknown facts are printed as not shown.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(toMarkdown(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
