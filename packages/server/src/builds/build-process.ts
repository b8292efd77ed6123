/** The process of a build: `node build-process.ts APPLICATION FOLDER`. */
import { buildInto } from './build.ts';

const [application = '', folder = ''] = process.argv.slice(2);
try {
  await buildInto(application, folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
