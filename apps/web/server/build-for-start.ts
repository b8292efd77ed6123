/** Builds what `pnpm start` serves, before tests that start it. */
import { buildWhereNeeded } from './build.ts';
import { createReporter } from './reporter.ts';

await buildWhereNeeded(createReporter({ json: false }));
