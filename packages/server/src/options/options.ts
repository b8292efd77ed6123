import { commandLine } from '@ninefold/embedded/command-line';
import { resolve } from 'node:path';
import { parseArguments } from './parse-arguments.ts';
import { type Environment, readProject, type Project } from './project.ts';
import { UsageError } from '../errors/index.ts';

/** The options of `start` and `dev`. */
export type Options = Exclude<ReturnType<typeof readOptions>, 'help'>;

export type StartingPoint =
  | { readonly kind: 'example' }
  | { readonly kind: 'dump'; readonly file: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'project'; readonly project: Project };

/** A starting point that has an embedded database. */
export type EmbeddedStart = Extract<StartingPoint, { kind: 'example' | 'dump' }>;

/** Returns whether the starting point has an embedded database. */
export function hasDatabase<Given extends { readonly start: StartingPoint }>(
  options: Given,
): options is Given & { readonly start: EmbeddedStart } {
  return options.start.kind === 'example' || options.start.kind === 'dump';
}

export const defaultPort = 4321;

const optionTypes = {
  example: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  reset: { type: 'boolean' },
  export: { type: 'string' },
  as: { type: 'string' },
  yes: { type: 'boolean' },
  load: { type: 'string' },
  strict: { type: 'boolean' },
  blank: { type: 'boolean' },
  open: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the arguments of `start` and `dev`, and the variables that name a project.
 *
 * @param folder The folder that file names on the command line are relative to.
 * @throws {UsageError} for options that are unknown, incomplete or contradict each other.
 */
export function readOptions(
  argumentList: readonly string[],
  environment: Environment,
  folder: string,
  saved: Environment = {},
) {
  const { values, positionals } = parseArguments(
    commandLine('start', '--help'),
    argumentList,
    optionTypes,
  );
  if (values.help === true) return 'help' as const;
  const start = startingPoint(values, environment, folder, saved);
  const databaseOption =
    (values.data !== undefined && '--data names a folder for') ||
    (values.export !== undefined && '--export writes') ||
    (values.as !== undefined && '--as names a person of');
  if (databaseOption && !hasDatabase({ start })) {
    throw new UsageError(
      `${databaseOption} the embedded database, and ${start.kind === 'blank' ? 'this start has none (--blank, or no project is set)' : 'SUPABASE_URL (set, or in .env) names another database'}. Leave one of the two out.`,
    );
  }
  if (values.strict === true && start.kind !== 'dump') {
    throw new UsageError('--strict is about a dump. Add --load FILE.sql, or leave it out.');
  }
  if (values.as?.trim() === '') {
    throw new UsageError('--as needs the e-mail address or the ID of a person.');
  }
  if (values.export === '') throw new UsageError('--export needs the name of an SQL file.');
  if (values.export !== undefined && values.reset === true) {
    throw new UsageError(
      '--export exports a data folder, and --reset starts over with an empty one. Export first, then start with --reset.',
    );
  }
  return {
    /** The folder of the team's application, absolute. */
    application: resolve(positionals[0] ?? '.'),
    /** The folder of the example's application, absolute; undefined if there is none. */
    example: values.example === undefined ? undefined : resolve(values.example),
    /** 0 for any free port. */
    port: readPort(values.port),
    /** Absolute path of the data folder; undefined for the starting point's own. */
    data: values.data === undefined ? undefined : resolve(folder, values.data),
    reset: values.reset ?? false,
    /** Absolute: the SQL file to write the embedded database to, instead of serving it. */
    export: values.export === undefined ? undefined : resolve(folder, values.export),
    /** The e-mail address or ID of the person in the database to sign in as. */
    as: values.as,
    /** Stops loading a dump at the first part that would be left out. */
    strict: values.strict ?? false,
    /** Answers every question with yes. */
    yes: values.yes ?? false,
    /** Opens the first screen in the browser. */
    open: values.open ?? false,
    /** For programs: prints one line of JSON on stdout once ready, and all else on stderr. */
    json: values.json ?? false,
    start,
  };
}

function startingPoint(
  { load, blank, example }: { load?: string; blank?: boolean; example?: string },
  environment: Environment,
  folder: string,
  saved: Environment,
): StartingPoint {
  if (load !== undefined && blank === true) {
    throw new UsageError('--load and --blank each say what to start with. Give one of them.');
  }
  // An option takes precedence over variables, whatever they hold.
  if (load === '') throw new UsageError('--load needs the name of an SQL file.');
  if (load !== undefined) return { kind: 'dump', file: resolve(folder, load) };
  if (blank === true) return { kind: 'blank' };
  const project = readProject(environment, saved);
  if (project !== undefined) return { kind: 'project', project };
  return { kind: example === undefined ? 'blank' : 'example' };
}

function readPort(text: string | undefined): number {
  if (text === undefined) return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port ${text} is not a port. Use a whole number from 0 to 65535.`);
}
