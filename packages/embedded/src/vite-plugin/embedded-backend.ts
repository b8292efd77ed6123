import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type PluginOption, type Rolldown, searchForWorkspaceRoot } from 'vite';
import type { BackendOptions } from '../backend/index.ts';
import { type Snapshot, snapshotCache } from '../snapshot-cache/index.ts';

export interface EmbeddedBackendOptions {
  /** Creates the snapshot of `startBrowserBackend`, if none of the same `inputs` is cached. */
  snapshot: () => Promise<Blob>;
  /** Files and folders whose content decides whether a cached snapshot is still valid. */
  inputs: readonly string[];
  /** Options of the page's backend that differ from the defaults of `createBackend`. */
  backend?: Pick<BackendOptions, 'schemas' | 'maxRows' | 'extensions'>;
  /**
   * A query that runs once the page's backend has opened. A reset keeps what Postgres has planned for it:
   * for a large function, planning takes longer than running.
   */
  warmUp?: string;
}

const moduleName = 'virtual:ninefold/snapshot';
const resolvedName = `\0${moduleName}`;
/** Not `.gz`: some hosts would send `content-encoding: gzip`, and the browser would unpack it. */
const assetName = 'snapshot.bin';
const devPath = `@ninefold/${assetName}`;
const postgres = '@electric-sql/pglite';
const stub = join(import.meta.dirname, 'node-only.ts');

/** Modules that @supabase/lite imports for a server only. */
const nodeOnly = [
  '@sqlite.org/sqlite-wasm',
  '@supabase/lite/sqlite',
  '@supabase/pg-delta/apply',
  '@supabase/pg-delta/extract',
  '@supabase/pg-delta/plan',
  'pgsql-parser',
];

/**
 * Lets a page run the embedded backend of `@ninefold/embedded/browser`. Node.js creates the snapshot
 * once; it is served in development, and emitted as an asset by a build that uses it.
 */
export function embeddedBackend(options: EmbeddedBackendOptions): PluginOption {
  let base = '/';
  let serving = false;
  let snapshot: () => Promise<Snapshot>;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { hash, file } = await snapshot();
    const known = request.headers['if-none-match'] === `"${hash}"`;
    response.writeHead(known ? 304 : 200, {
      etag: `"${hash}"`,
      'cache-control': 'no-cache',
      'content-type': 'application/octet-stream',
    });
    response.end(known ? undefined : await readFile(file));
  };

  return {
    name: 'ninefold:embedded-backend',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: nodeOnly.map((find) => ({ find, replacement: stub })) },
      optimizeDeps: {
        // Its WebAssembly and data files are found beside its modules.
        exclude: [postgres],
        // Discovered later, when a story requests data, they would reload the page.
        include: ['@supabase/lite', '@supabase/lite/pglite', 'bcryptjs', 'jose'].map(
          (name) => `@ninefold/embedded > ${name}`,
        ),
      },
    }),
    configResolved(config) {
      base = config.base;
      serving = config.command === 'serve';
      const folder = join(searchForWorkspaceRoot(config.root), 'node_modules/.cache/ninefold');
      snapshot = snapshotCache(folder, 'snapshot', options.inputs, async () => {
        const blob = await options.snapshot();
        return new Uint8Array(await blob.arrayBuffer());
      });
    },
    resolveId: {
      filter: { id: [/^virtual:ninefold\/snapshot$/, /^@electric-sql\/pglite(\/|$)/] },
      handler(id) {
        if (id === moduleName) {
          // A page is about to request it, and reports a failure.
          if (serving) snapshot().catch(() => undefined);
          return resolvedName;
        }
        // A dependency of this package, imported by modules that Vite has bundled elsewhere.
        return this.resolve(id, import.meta.filename, { skipSelf: true });
      },
    },
    load: {
      filter: { id: /virtual:ninefold\/snapshot$/ },
      async handler() {
        const url = serving ? JSON.stringify(`${base}${devPath}`) : await emitted(this, snapshot);
        return `export const url = ${url};
export const options = ${JSON.stringify(options.backend ?? {})};
export const warmUp = ${JSON.stringify(options.warmUp)};`;
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${devPath}`, (request, response) => {
        answer(request, response).catch((error: unknown) => {
          server.config.logger.error(`The snapshot could not be created: ${String(error)}`);
          response.statusCode = 500;
          response.end(String(error));
        });
      });
    },
  } satisfies Plugin;
}

/** Emits the asset and returns the expression that the build replaces by its address. */
async function emitted(
  context: Pick<Rolldown.PluginContext, 'emitFile'>,
  snapshot: () => Promise<Snapshot>,
): Promise<string> {
  const { file } = await snapshot();
  const reference = context.emitFile({
    type: 'asset',
    name: assetName,
    source: await readFile(file),
  });
  return `import.meta.ROLLUP_FILE_URL_${reference}`;
}
