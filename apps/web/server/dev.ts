/** `pnpm dev`: the same as `pnpm start`, from the sources, following every edit. */
import { join } from 'node:path';
import { run } from './run.ts';

await run({
  prepare: () => Promise.resolve(),
  files: async (httpServer) => {
    const { createServer } = await import('vite');
    const vite = await createServer({
      root: join(import.meta.dirname, '..'),
      appType: 'spa',
      server: { middlewareMode: { server: httpServer }, hmr: { server: httpServer } },
    });
    return (request, response) => vite.middlewares(request, response);
  },
  secure: false,
});
