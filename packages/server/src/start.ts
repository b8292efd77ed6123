/** `pnpm start`: the built application and its backend, on one port. */
import { buildWhereNeeded, builtFolder } from './build.ts';
import { run } from './run.ts';
import { serveFiles } from './serve-files.ts';

await run({
  prepare: buildWhereNeeded,
  files: (application) => serveFiles(builtFolder(application)),
  secure: true,
});
