import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type HostName, hostNames } from './hosts/host-files.ts';
import { type Environment, type Project, readProject } from './project.ts';
import { UsageError } from './usage-error.ts';

/** The options of `build`. */
export interface BuildOptions {
  /** The application's folder, absolute. */
  readonly application: string;
  /** The folder of the host in which the application lies, with a slash at both ends. */
  readonly base: string;
  /** Whose headers, caching and addresses of screens are written beside the files. */
  readonly host: HostName | undefined;
  /** Written to `config.json`; undefined where the team writes that file itself. */
  readonly project: Project | undefined;
}

export const buildHelp = `Builds the application into apps/web/dist, as static files.

  pnpm build                  for the root of a host: https://orders.example/
  pnpm build --base /app/     for a folder of it: https://example.com/app/
  pnpm build --host NAME      writes the host's configuration, too: ${hostNames.join(', ')}

With SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set, or in the file .env, config.json names that
project. Without them, put a file config.json beside index.html:
{ "supabaseUrl": "https://…", "publishableKey": "sb_publishable_…" }
`;

/**
 * @param saved The variables of the workspace's `.env`.
 * @returns 'help' for `--help`.
 * @throws {UsageError} for an unknown option, a base that is no folder, or an unknown host.
 */
export function readBuildOptions(
  argumentList: readonly string[],
  environment: Environment,
  saved: Environment = {},
): BuildOptions | 'help' {
  const {
    values: { base = '/', host, help },
    positionals: [application = '.'],
  } = parse(argumentList);
  if (help === true) return 'help';
  return {
    application: resolve(application),
    base: readBase(base),
    host: readHost(host),
    project: readProject(environment, saved),
  };
}

function parse(argumentList: readonly string[]) {
  try {
    return parseArgs({
      args: [...argumentList],
      options: {
        base: { type: 'string' },
        host: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    // Node.js adds advice on `--` that does not apply.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence}. "pnpm build --help" lists the options.`);
  }
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
      `--host ${text} is not known. Known are ${hostNames.join(', ')}. Without --host only the files are written; README, "Your own project", says what any other host needs.`,
    );
  }
  return host;
}
