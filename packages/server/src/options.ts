import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Environment, readProject, type Project } from './project.ts';
import { UsageError } from './usage-error.ts';

/** The options of `start` and `dev`. */
export interface Options {
  /** The folder of the team's application, absolute. */
  readonly application: string;
  /** The folder of the example's application, absolute; undefined where there is none. */
  readonly example: string | undefined;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Absolute; undefined where the starting point's own folder serves. */
  readonly data: string | undefined;
  readonly reset: boolean;
  /** Absolute: the SQL file to write the embedded database to, instead of serving it. */
  readonly export: string | undefined;
  /** The e-mail address or ID of the person in the database to sign in as. */
  readonly as: string | undefined;
  /** Answers every question with yes. */
  readonly yes: boolean;
  /** For programs: one line of JSON on stdout once ready, all else on stderr. */
  readonly json: boolean;
  readonly start: StartingPoint;
}

export type StartingPoint =
  | { readonly kind: 'example' }
  | { readonly kind: 'dump'; readonly file: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'project'; readonly project: Project };

/** A starting point that has an embedded database. */
export type EmbeddedStart = Extract<StartingPoint, { kind: 'example' | 'dump' }>;

export function hasDatabase<Asked extends Pick<Options, 'start'>>(
  options: Asked,
): options is Asked & { readonly start: EmbeddedStart } {
  return options.start.kind === 'example' || options.start.kind === 'dump';
}

export const defaultPort = 4321;

/**
 * @param folder The folder that file names on the command line are relative to.
 * @param saved The variables of the workspace's `.env`.
 * @returns 'help' for `--help`.
 * @throws {UsageError} for options that are unknown, incomplete or contradict each other.
 */
export function readOptions(
  argumentList: readonly string[],
  environment: Environment,
  folder: string,
  saved: Environment = {},
): Options | 'help' {
  const { values, positionals } = parse(argumentList);
  if (values.help === true) return 'help';
  const start = startingPoint(values, environment, folder, saved);
  const needed = [
    values.data !== undefined && '--data names a folder for',
    values.export !== undefined && '--export writes',
    values.as !== undefined && '--as names a person of',
  ].find((name) => name !== false);
  if (needed !== undefined && !hasDatabase({ start })) {
    throw new UsageError(
      `${needed} the embedded database, and ${start.kind === 'blank' ? '--blank starts without one' : 'SUPABASE_URL (set, or in .env) names another database'}. Leave one of the two out.`,
    );
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
    application: resolve(positionals[0] ?? '.'),
    example: values.example === undefined ? undefined : resolve(values.example),
    port: readPort(values.port),
    data: values.data === undefined ? undefined : resolve(folder, values.data),
    reset: values.reset ?? false,
    export: values.export === undefined ? undefined : resolve(folder, values.export),
    as: values.as,
    yes: values.yes ?? false,
    json: values.json ?? false,
    start,
  };
}

type Values = ReturnType<typeof parse>['values'];

function parse(argumentList: readonly string[]) {
  try {
    return parseArgs({
      args: [...argumentList],
      options: {
        example: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        reset: { type: 'boolean' },
        export: { type: 'string' },
        as: { type: 'string' },
        yes: { type: 'boolean' },
        load: { type: 'string' },
        blank: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    // Node.js adds advice on `--` that does not apply.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence}. "pnpm start --help" lists the options.`);
  }
}

function startingPoint(
  { load, blank, example }: Values,
  environment: Environment,
  folder: string,
  saved: Environment,
): StartingPoint {
  // An option for this start alone goes before what is kept in a file.
  const other = load !== undefined || blank === true;
  const project = readProject(environment, other ? {} : saved);
  const asked = [
    load !== undefined && '--load',
    blank === true && '--blank',
    project !== undefined && 'SUPABASE_URL',
  ].filter((name) => name !== false);
  if (asked.length > 1) {
    throw new UsageError(`${asked.join(' and ')} each say what to start with. Give one of them.`);
  }
  if (project !== undefined) return { kind: 'project', project };
  if (load !== undefined) {
    if (load === '') throw new UsageError('--load needs the name of an SQL file.');
    return { kind: 'dump', file: resolve(folder, load) };
  }
  if (blank === true) return { kind: 'blank' };
  if (example !== undefined) return { kind: 'example' };
  throw new UsageError(
    'There is no database to start with. Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or use --load FILE.sql or --blank.',
  );
}

function readPort(text: string | undefined): number {
  if (text === undefined) return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port ${text} is no port: give a whole number from 0 to 65535.`);
}
