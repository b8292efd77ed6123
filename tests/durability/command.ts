/** `pnpm start` without building the application: what matters here is its database. */
import { flushCompileCache } from 'node:module';
import { run } from '../../packages/server/src/run.ts';

// Who is killed does not do it.
flushCompileCache();
await run({
  prepare: async () => flushCompileCache(),
  files: () => (_, response) => response.writeHead(404).end(),
  secure: true,
});
