import { toMarkdown } from '../../specification/markdown/document.ts';
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
    'Of a file that "discover" wrote, or of what the database and the declaration say now. Every fact stands with its source, and what nobody has said as not shown.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  async run(options, surroundings) {
    const { specification } = await readSpecification(options, surroundings);
    await writeOutput(toMarkdown(specification), countsOf(specification), options, surroundings);
    return exitCode.done;
  },
};
