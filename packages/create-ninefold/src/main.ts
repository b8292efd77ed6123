#!/usr/bin/env node
/** The command `create-ninefold`, which `npm create ninefold` runs. */
import { log } from '@clack/prompts';
import { CreateError } from './create-error.ts';
import { run } from './run.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  log.error(error.message);
  process.exitCode = 1;
}
