#!/usr/bin/env node
/** `pnpm dev`: the same as `pnpm start`, from the sources, following every edit. */
import { Console } from 'node:console';
import { run } from './run.ts';

await run({
  files: async (application, { server: httpServer }) => {
    const { createLogger, createServer } = await import('vite');
    const vite = await createServer({
      root: application,
      appType: 'spa',
      // Standard output may have to be JSON.
      customLogger: createLogger('info', {
        allowClearScreen: false,
        console: new Console(process.stderr),
      }),
      server: { middlewareMode: { server: httpServer }, hmr: { server: httpServer } },
    });
    return (request, response) => vite.middlewares(request, response);
  },
  secure: false,
});
