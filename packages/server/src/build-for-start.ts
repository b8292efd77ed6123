/** Builds what `pnpm start` serves, before tests that start it: `node build-for-start.ts FOLDER…`. */
import { resolve } from 'node:path';
import { buildWhereNeeded } from './build.ts';
import { createReporter } from './reporter.ts';

const reporter = createReporter({ json: false });
for (const application of process.argv.slice(2)) {
  await buildWhereNeeded(resolve(application), reporter);
}
