#!/usr/bin/env node
/** `pnpm start`: the built application and its backend, on one port. */
import { buildWhereNeeded, builtFolder } from './builds/index.ts';
import { run } from './run.ts';
import { serveFiles } from './http/index.ts';

await run({
  prepare: buildWhereNeeded,
  files: (application) => serveFiles(builtFolder(application)),
  secure: true,
});
