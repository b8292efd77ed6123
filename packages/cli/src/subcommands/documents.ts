import type { Specification } from '@ninefold/specification';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { namesOf, typesOf } from '@ninefold/specification/documents/typescript';
import { exitCode, type Subcommand } from '../command/index.ts';
import { countsOf, writeOutput } from '../output/index.ts';
import { readSpecification } from '../sources/index.ts';

export const markdown: Subcommand = {
  name: 'markdown',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE]',
  summary: 'prints the specification as a document in nine sections',
  explanation:
    'Reads a file that "discover" wrote, or the database and the declaration as they are now. Every fact has its source. Unknown facts are printed as not shown.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(toMarkdown),
};

export const names: Subcommand = {
  name: 'names',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: 'prints the names in the database, so that the editor checks what you declare',
  explanation:
    'Prints a TypeScript file with the type Discovered: entities, fields, states and roles. Write it with "--output {application}discovered.ts": a wrong name in declare<Discovered>({ … }) is then an error in the editor. Run it again when the database has changed.',
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(namesOf),
};

export const types: Subcommand = {
  name: 'types',
  usage: '[FILE | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: 'prints TypeScript types of the entities, for createClient<Database>()',
  explanation:
    'Reads a file that "discover" wrote, or the database as it is now. The types are exact where "supabase gen types" is not: numbers beyond 2^53, optional values, columns of views.',
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(typesOf),
};

/** Runs a subcommand that writes a document about a specification. */
function printDocument(render: (specification: Specification) => string): Subcommand['run'] {
  return async (options, io) => {
    const { specification } = await readSpecification(options, io);
    await writeOutput(render(specification), countsOf(specification), options, io);
    return exitCode.done;
  };
}
