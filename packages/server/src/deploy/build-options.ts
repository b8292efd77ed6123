import { commandLine } from '@ninefold/embedded/command-line';
import { resolve } from 'node:path';
import { type HostName, hostNames } from '../hosts/index.ts';
import { type Environment, parseArguments, readProject } from '../options/index.ts';
import { UsageError } from '../errors/index.ts';

/** The options of `build`. */
export type BuildOptions = Exclude<ReturnType<typeof readBuildOptions>, 'help'>;

export const buildHelp = `Builds the application into its folder dist, as static files.

  ${commandLine('build')}
      for the root of a host: https://orders.example/
  ${commandLine('build', '--base /app/')}
      for a folder of it: https://example.com/app/
  ${commandLine('build', '--host NAME')}
      writes the host's configuration, too: ${hostNames.join(', ')}

  ${commandLine('build', '--without-worker')}
      so that browsers neither open the application offline nor keep its files; removes what an
      earlier build has kept

With SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set, or in the file .env, config.json names that
project. Without them, put a file config.json beside index.html:
{ "supabaseUrl": "https://…", "publishableKey": "sb_publishable_…" }
With --host caddy it isn't needed: Caddy then reads the two variables when it starts, so that one
build is for every environment.
`;

/**
 * Reads the arguments of `build`, and the variables that name a project.
 *
 * @throws {UsageError} for an unknown option, a base that is not a folder, or an unknown host.
 */
export function readBuildOptions(
  argumentList: readonly string[],
  environment: Environment,
  saved: Environment = {},
) {
  const {
    values: { base = '/', host, help, 'without-worker': withoutWorker = false },
    positionals: [application = '.'],
  } = parseArguments(commandLine('build', '--help'), argumentList, {
    base: { type: 'string' },
    host: { type: 'string' },
    'without-worker': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  if (help === true) return 'help' as const;
  return {
    /** The application's folder, absolute. */
    application: resolve(application),
    /** Path of the application on its host, with a slash at both ends. */
    base: readBase(base),
    /** Host to write the configuration for: headers, caching, addresses of screens. */
    host: readHost(host),
    /** Whether the build ends the service worker of an earlier one instead of having its own. */
    withoutWorker,
    /** Written to `config.json`; undefined if the team writes that file itself. */
    project: readProject(environment, saved),
  };
}

function readBase(text: string): string {
  if (!/^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(text) || text.split('/').includes('..')) {
    throw new UsageError(
      `--base ${text} is not a folder of a host. Give its path from the first slash: --base /app/.`,
    );
  }
  return text.endsWith('/') ? text : `${text}/`;
}

function readHost(text: string | undefined): HostName | undefined {
  const host = hostNames.find((name) => name === text);
  if (host === undefined && text !== undefined) {
    throw new UsageError(
      `--host ${text} is not known. Known are ${hostNames.join(', ')}. Without --host only the files are written; "Deploy" in the documentation says what any other host needs.`,
    );
  }
  return host;
}
