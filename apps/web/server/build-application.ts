/** `pnpm build`: writes the application as static files into `dist`. */
import { buildWhereNeeded } from './build.ts';
import { createReporter } from './reporter.ts';

const [argument] = process.argv.slice(2);
if (argument === undefined) await buildWhereNeeded(createReporter({ json: false }));
else if (argument === '--help' || argument === '-h') {
  console.log(
    'pnpm build\n\nBuilds the application into apps/web/dist as static files. Takes no options.',
  );
} else {
  console.error(`"pnpm build" takes no options, and ${argument} was given.`);
  process.exitCode = 2;
}
