import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Plugin, type PluginOption, type Rolldown, searchForWorkspaceRoot } from 'vite';
import type { BackendOptions } from '../backend/backend.ts';
import { type Snapshot, snapshotCache } from './snapshot-cache.ts';

export interface EmbeddedBackendOptions {
  /**
   * Makes the snapshot that `startBrowserBackend` begins from, with `Backend.snapshot`. Called only
   * when none is kept that was made from the same `inputs`.
   */
  snapshot: () => Promise<Blob>;
  /** Files and folders whose content decides whether a snapshot that was kept still holds. */
  inputs: readonly string[];
  /** What a page opens the snapshot with, where it differs from `createBackend`'s own defaults. */
  backend?: Pick<BackendOptions, 'schemas' | 'maxRows' | 'extensions'>;
}

const moduleName = 'virtual:ninefold/snapshot';
const resolvedName = `\0${moduleName}`;
/** No `.gz`: some hosts would say `content-encoding: gzip`, and the browser would unpack it. */
const assetName = 'snapshot.bin';
const devPath = `@ninefold/${assetName}`;
const postgres = '@electric-sql/pglite';
const stub = join(import.meta.dirname, 'node-only.ts');

/** What @supabase/lite imports when it is asked for what only a server does. */
const nodeOnly = [
  '@sqlite.org/sqlite-wasm',
  '@supabase/lite/sqlite',
  '@supabase/pg-delta/apply',
  '@supabase/pg-delta/extract',
  '@supabase/pg-delta/plan',
  'pgsql-parser',
];

/**
 * Lets a page run the embedded backend: see `@ninefold/data/local/browser`. The snapshot that it
 * begins from is made by Node once, served in development, and emitted as an asset of a build that
 * uses it.
 */
export function embeddedBackend(options: EmbeddedBackendOptions): PluginOption {
  let base = '/';
  let serving = false;
  let snapshot: () => Promise<Snapshot>;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { hash, bytes } = await snapshot();
    const known = request.headers['if-none-match'] === `"${hash}"`;
    response.writeHead(known ? 304 : 200, {
      etag: `"${hash}"`,
      'cache-control': 'no-cache',
      'content-type': 'application/octet-stream',
    });
    response.end(known ? undefined : bytes);
  };

  return {
    name: 'ninefold:embedded-backend',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: nodeOnly.map((find) => ({ find, replacement: stub })) },
      optimizeDeps: {
        // Its WebAssembly and data files are found beside its modules.
        exclude: [postgres],
        // Found first when a story asks for data, they would make the page load again.
        include: ['@supabase/lite', '@supabase/lite/pglite', 'bcryptjs', 'jose'].map(
          (name) => `@ninefold/data > ${name}`,
        ),
      },
    }),
    configResolved(config) {
      base = config.base;
      serving = config.command === 'serve';
      const folder = join(searchForWorkspaceRoot(config.root), 'node_modules/.cache/ninefold');
      snapshot = snapshotCache(folder, options.inputs, options.snapshot);
    },
    resolveId: {
      filter: { id: [/^virtual:ninefold\/snapshot$/, /^@electric-sql\/pglite(\/|$)/] },
      handler(id) {
        if (id === moduleName) {
          // A page is on its way to ask for it. What fails is told when it does.
          if (serving) snapshot().catch(() => undefined);
          return resolvedName;
        }
        // Of this package, and asked for by what Vite has bundled elsewhere.
        return this.resolve(id, import.meta.filename, { skipSelf: true });
      },
    },
    load: {
      filter: { id: /virtual:ninefold\/snapshot$/ },
      async handler() {
        const url = serving ? JSON.stringify(`${base}${devPath}`) : await emitted(this, snapshot);
        return `export const url = ${url};
export const options = ${JSON.stringify(options.backend ?? {})};`;
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${devPath}`, (request, response) => {
        answer(request, response).catch((error: unknown) => {
          server.config.logger.error(`The snapshot could not be made: ${String(error)}`);
          response.statusCode = 500;
          response.end(String(error));
        });
      });
    },
  } satisfies Plugin;
}

/** Gives the expression that a build replaces by the asset's address. */
async function emitted(
  context: Pick<Rolldown.PluginContext, 'emitFile'>,
  snapshot: () => Promise<Snapshot>,
): Promise<string> {
  const { bytes } = await snapshot();
  const reference = context.emitFile({ type: 'asset', name: assetName, source: bytes });
  return `import.meta.ROLLUP_FILE_URL_${reference}`;
}
