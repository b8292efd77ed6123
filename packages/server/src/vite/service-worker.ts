import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { offlineFiles } from './offline-files.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** The file name of the service worker, at the root of a build. Its address never changes. */
export const serviceWorkerFile = 'sw.js';

/** The service worker that ends an earlier one, and deletes what it kept. */
export const retiredServiceWorker = () => read('retired-service-worker.js');

/**
 * Adds a service worker to a build, which lets the application be opened without a network. The page names it, and
 * registers it after its first screen.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'ninefold-service-worker',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      // A build may have been served at the same port before.
      server.middlewares.use(`${config.base}${serviceWorkerFile}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(retiredServiceWorker());
      });
    },
    transformIndexHtml(_, { server }) {
      if (server !== undefined) return [];
      const content = `${config.base}${serviceWorkerFile}`;
      return [{ tag: 'meta', attrs: { name: 'service-worker', content }, injectTo: 'head' }];
    },
    writeBundle: {
      // Every other file has been written by then.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (page === undefined) throw new Error('index.html has no script.');
        const worker = read('service-worker.js');
        const build = await offlineFiles(dir, page.fileName, worker);
        const text = `const build = ${JSON.stringify(build)};\n${worker}`;
        await writeFile(join(dir, serviceWorkerFile), text);
      },
    },
  };
}
