#!/usr/bin/env node
/** `pnpm dev`: the same as `pnpm start`, from the sources, following every edit. */
import { run } from './run.ts';

await run({
  files: async (application, { server: httpServer }) => {
    const { createServer } = await import('vite');
    const vite = await createServer({
      root: application,
      appType: 'spa',
      server: { middlewareMode: { server: httpServer }, hmr: { server: httpServer } },
    });
    return (request, response) => vite.middlewares(request, response);
  },
  secure: false,
});
