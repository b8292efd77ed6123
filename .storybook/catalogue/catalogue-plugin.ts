import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { searchWords } from './search.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { readCatalogue, readGuidance } from './read-catalogue.ts';

const virtual = 'virtual:ninefold-catalogue';

interface CatalogueFile {
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Files served beside the pages, by their names at the root. */
const files: Readonly<Record<string, CatalogueFile>> = {
  'llms.txt': { type: 'text/plain', text: async () => llmsText(await readCatalogue()) },
  'llms-full.txt': { type: 'text/plain', text: async () => llmsFullText(await readCatalogue()) },
  // Words for Storybook's own search field: see search-words.ts.
  'search-words.json': {
    type: 'application/json',
    text: async () => {
      const { entries } = await readCatalogue();
      return JSON.stringify(
        Object.fromEntries(entries.map((entry) => [entry.docsId, searchWords(entry)])),
      );
    },
  },
};

/** Provides the catalogue's pages with data, and serves and builds the files generated from it. */
export function catalogueData(): Plugin {
  return {
    name: 'ninefold-catalogue',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      return [
        `export const catalogue = ${JSON.stringify(await readCatalogue())};`,
        `export const guidance = ${JSON.stringify(readGuidance())};`,
      ].join('\n');
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files[(request.url ?? '').split('?')[0]?.slice(1) ?? ''];
        if (file === undefined) {
          next();
          return;
        }
        void answer(file, response, next);
      });
    },
    async generateBundle() {
      for (const [fileName, { text }] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await text() });
      }
    },
  };
}

async function answer(
  { type, text }: CatalogueFile,
  response: ServerResponse,
  fail: (error: unknown) => void,
): Promise<void> {
  try {
    const content = await text();
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(content);
  } catch (error) {
    fail(error);
  }
}
