/** `pnpm start` without building the application: only its database matters here. */
import { flushCompileCache } from 'node:module';
import { run } from '../../packages/server/src/run.ts';

// A killed process does not flush it.
flushCompileCache();
await run({
  files: () => {
    flushCompileCache();
    return (_, response) => response.writeHead(404).end();
  },
  secure: true,
});
