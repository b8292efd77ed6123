#!/usr/bin/env node
/** `pnpm start`: the built application and its backend, on one port. */
import { buildWhereNeeded } from './builds/index.ts';
import { run } from './run.ts';
import { serveFiles } from './http/index.ts';

await run({
  files: async (application, { reporter }) =>
    serveFiles(await buildWhereNeeded(application, reporter)),
  secure: true,
});
