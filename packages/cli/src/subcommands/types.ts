import { typesOf } from '@ninefold/specification/documents/typescript';
import type { Subcommand } from '../command/index.ts';
import { printDocument } from './print-document.ts';

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
