import { toMarkdown } from '@ninefold/specification/documents/markdown';
import type { Subcommand } from '../command/index.ts';
import { printDocument } from './print-document.ts';

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
