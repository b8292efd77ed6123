/** `pnpm build`: writes the application as static files into `dist`. */
import { buildWhereNeeded } from './build.ts';
import { createReporter } from './reporter.ts';

await buildWhereNeeded(createReporter({ json: false }));
