import { jsonSchemas } from '@ninefold/rules/schema';
import type { Specification } from '@ninefold/specification';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { namesOf, typesOf } from '@ninefold/specification/documents/typescript';
import { applicationPath, exitCode, type Subcommand } from '../command/index.ts';
import { writeOutput, wroteSpecification } from '../output/index.ts';
import { readSpecification } from '../sources/index.ts';
import { documentMessages } from './messages.ts';

export const markdown: Subcommand = {
  name: 'markdown',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE]',
  summary: () => documentMessages.markdownSummary,
  explanation: () => [documentMessages.markdownExplanation({ discover: 'discover' })],
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(toMarkdown),
};

export const names: Subcommand = {
  name: 'names',
  usage: '[FILE | --blank | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: () => documentMessages.namesSummary,
  explanation: (workspace) => [
    documentMessages.namesExplanation({
      type: 'Discovered',
      output: `--output ${applicationPath(workspace, 'discovered.ts')}`,
      declaration: 'declare<Discovered>({ … })',
    }),
  ],
  options: ['blank', 'database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(namesOf),
};

export const types: Subcommand = {
  name: 'types',
  usage: '[FILE | --database-url URL | --load FILE.sql] [--output FILE.ts]',
  summary: () => documentMessages.typesSummary({ client: 'createClient<Database>()' }),
  explanation: () => [
    documentMessages.typesExplanation({ discover: 'discover', command: 'supabase gen types' }),
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(typesOf),
};

export const exportJsonSchema: Subcommand = {
  name: 'export json-schema',
  usage: '[FILE | --database-url URL | --load FILE.sql] [--output FILE.json]',
  summary: () => documentMessages.jsonSchemaSummary,
  explanation: () => [
    documentMessages.jsonSchemaExplanation({
      discover: 'discover',
      record: 'customer.record',
      insert: 'customer.insert',
      update: 'customer.update',
    }),
  ],
  options: ['database-url', 'load', 'schema', 'declaration', 'output'],
  files: [0, 1],
  run: printDocument(
    (specification) => `${JSON.stringify(jsonSchemas(specification), undefined, 2)}\n`,
  ),
};

/** Runs a subcommand that writes a document about a specification. */
function printDocument(render: (specification: Specification) => string): Subcommand['run'] {
  return async (options, io) => {
    const { specification } = await readSpecification(options, io);
    await writeOutput(render(specification), wroteSpecification(specification), options, io);
    return exitCode.done;
  };
}
