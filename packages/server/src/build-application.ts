#!/usr/bin/env node
/** `pnpm build`: writes the application that a team deploys, as static files, into `dist`. */
import { buildForHost, buildHelp, readBuildOptions } from './deploy/index.ts';
import { readEnvFile } from '@ninefold/embedded/command-line';
import { isExpected } from './errors/index.ts';
import { createReporter } from './reporter/index.ts';

try {
  const options = readBuildOptions(process.argv.slice(2), process.env, readEnvFile());
  if (options === 'help') process.stdout.write(buildHelp);
  else await buildForHost(options, createReporter({ json: false }));
} catch (error) {
  if (!(error instanceof Error && isExpected(error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
