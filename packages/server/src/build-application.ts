/** `pnpm build`: writes the application that a team deploys, as static files, into `dist`. */
import { buildHelp, readBuildOptions } from './build-options.ts';
import { buildForHost } from './build-for-host.ts';
import { readEnvFile } from './env-file.ts';
import { isExpected } from './expected-error.ts';
import { createReporter } from './reporter.ts';

try {
  const options = readBuildOptions(process.argv.slice(2), process.env, readEnvFile());
  if (options === 'help') process.stdout.write(buildHelp);
  else await buildForHost(options, createReporter({ json: false }));
} catch (error) {
  if (!(error instanceof Error && isExpected(error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
