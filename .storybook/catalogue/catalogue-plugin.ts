import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { registryFiles } from '../../workspace/registry/index.ts';
import type { GuidePage } from './entry.ts';
import { searchAnchors } from './search.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { readCatalogue, readGuidance } from './read-catalogue.ts';

const virtual = 'virtual:ninefold-catalogue';

interface CatalogueFile {
  readonly type: string;
  readonly text: () => Promise<string>;
}

/** Returns the files served beside the pages, by their names at the root. */
export async function filesOf(
  guide: readonly GuidePage[],
): Promise<Readonly<Record<string, CatalogueFile | undefined>>> {
  const registry = await registryFiles({ address: process.env['NINEFOLD_CATALOGUE_URL'] });
  return {
    'llms.txt': { type: 'text/plain', text: async () => llmsText(await readCatalogue(), guide) },
    'llms-full.txt': {
      type: 'text/plain',
      text: async () => llmsFullText(await readCatalogue(), guide),
    },
    // Words for Storybook's own search field: see search-words.ts.
    'search-words.json': {
      type: 'application/json',
      text: async () => JSON.stringify(searchAnchors(await readCatalogue(), guide)),
    },
    ...Object.fromEntries(
      guide.map(({ markdownFile, markdown }) => [
        markdownFile,
        { type: 'text/markdown', text: async () => markdown },
      ]),
    ),
    // What shadcn's command reads.
    ...Object.fromEntries(
      Object.entries(registry).map(([name, text]) => [
        name,
        { type: 'application/json', text: async () => text },
      ]),
    ),
  };
}

/**
 * Provides the catalogue's pages with data, and serves and builds the files generated from it.
 *
 * @param readGuide Reads the pages that these files hold besides the components.
 */
export function catalogueData(readGuide: () => Promise<readonly GuidePage[]>): Plugin {
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
        const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        if (
          !/^(?:llms(?:-full)?\.txt|search-words\.json|guide\/.+\.md|r\/[\w-]+\.json)$/.test(name)
        ) {
          next();
          return;
        }
        void answer(async () => (await filesOf(await readGuide()))[name], response, next);
      });
    },
    async generateBundle() {
      for (const [fileName, file] of Object.entries(await filesOf(await readGuide()))) {
        if (file !== undefined) {
          this.emitFile({ type: 'asset', fileName, source: await file.text() });
        }
      }
    },
  };
}

async function answer(
  read: () => Promise<CatalogueFile | undefined>,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const file = await read();
    if (file === undefined) {
      next();
      return;
    }
    const content = await file.text();
    response.setHeader('Content-Type', `${file.type}; charset=utf-8`);
    response.end(content);
  } catch (error) {
    next(error);
  }
}
