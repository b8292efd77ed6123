import { join } from 'node:path';

/** Returns the folder of databases and builds, `.ninefold` in the folder that the command runs in. */
export function stateFolder(): string {
  return join(process.cwd(), '.ninefold');
}
