import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { CommandIO } from './command-io.ts';

/** All options. Each subcommand lists those that it takes. */
const allOptions = {
  'database-url': { type: 'string' },
  load: { type: 'string' },
  schema: { type: 'string' },
  declaration: { type: 'string' },
  output: { type: 'string' },
  states: { type: 'string' },
  blank: { type: 'boolean' },
  json: { type: 'boolean' },
  advise: { type: 'boolean' },
  url: { type: 'string' },
  'publishable-key': { type: 'string' },
  install: { type: 'boolean' },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = Exclude<keyof typeof allOptions, 'help'>;

export interface Options {
  /** From `--database-url`, or the variable DATABASE_URL for a subcommand that reads a database. */
  readonly databaseUrl?: string;
  /** Absolute path of a plain SQL dump. */
  readonly load?: string;
  /** Undefined without `--schema`. */
  readonly schemas?: readonly string[];
  /** Absolute path of a declaration. */
  readonly declaration?: string;
  /** Absolute path of the file to write. */
  readonly output?: string;
  /** Fields to guard, such as `work_order.status`; 'all' for every field with transitions. */
  readonly states?: readonly string[] | 'all';
  readonly blank: boolean;
  readonly json: boolean;
  readonly advise: boolean;
  /** From `--url`, or the variable SUPABASE_URL. */
  readonly projectUrl?: string;
  /** From `--publishable-key`, or the variable SUPABASE_PUBLISHABLE_KEY. */
  readonly publishableKey?: string;
  readonly install: boolean;
  /** Absolute path of the workspace to write to. Default: the working directory. */
  readonly folder: string;
  /** Absolute paths. */
  readonly files: readonly string[];
}

export interface OptionTable {
  readonly options: readonly OptionName[];
  /** How many files it takes. */
  readonly files: readonly [minimum: number, maximum: number];
}

/**
 * Reads the arguments of a subcommand, and the variables that replace options.
 *
 * @returns 'help' for `--help`.
 * @throws {CommandError} for arguments that are unknown, incomplete, or contradict each other.
 */
export function readOptions(
  name: string,
  argumentList: readonly string[],
  table: OptionTable,
  { environment, workingDirectory }: Pick<CommandIO, 'environment' | 'workingDirectory'>,
): Options | 'help' {
  const { values, positionals } = parse(name, argumentList, table.options);
  if (values.help === true) return 'help';
  const [minimum, maximum] = table.files;
  if (positionals.length < minimum || positionals.length > maximum) {
    throw new CommandError(
      `"${name}" takes ${filesAllowed(table.files)}, and ${positionals.length} were named${positionals.length > 0 ? `: ${positionals.join(', ')}` : ''}.${seeHelp(name)}`,
    );
  }
  const sources = [
    values['database-url'] !== undefined && '--database-url',
    values.load !== undefined && '--load',
    values.blank === true && '--blank',
  ].filter((option) => option !== false);
  if (sources.length > 1) {
    throw new CommandError(
      `${sources.join(' and ')} name different sources. Use only one of them.`,
    );
  }
  const path = (text: string | undefined) =>
    text === undefined ? undefined : resolve(workingDirectory, text);
  const readsDatabase = table.options.includes('database-url') && sources.length === 0;
  return {
    databaseUrl:
      values['database-url'] ??
      (readsDatabase ? environment['DATABASE_URL'] || undefined : undefined),
    load: path(values.load),
    schemas: values.schema === undefined ? undefined : readSchemas(values.schema),
    declaration: path(values.declaration),
    output: path(values.output),
    states: values.states === 'all' ? 'all' : values.states?.split(',').map((name) => name.trim()),
    blank: values.blank ?? false,
    json: values.json ?? false,
    advise: values.advise ?? false,
    projectUrl: values.url ?? (environment['SUPABASE_URL'] || undefined),
    publishableKey:
      values['publishable-key'] ?? (environment['SUPABASE_PUBLISHABLE_KEY'] || undefined),
    install: values.install ?? false,
    folder: path(values.folder) ?? workingDirectory,
    files: positionals.map((file) => resolve(workingDirectory, file)),
  };
}

function parse(name: string, argumentList: readonly string[], options: readonly OptionName[]) {
  const taken = Object.fromEntries(
    Object.entries(allOptions).filter(
      ([option]) => option === 'help' || options.includes(option as OptionName),
    ),
  ) as typeof allOptions;
  try {
    return parseArgs({ args: [...argumentList], options: taken, allowPositionals: true });
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new CommandError(`${problem}.${seeHelp(name)}`, { cause: error });
  }
}

/** Parses `public,"Odd, name"`: names separated by commas, in double quotes if they contain one. */
function readSchemas(text: string): readonly string[] {
  const names = [...text.matchAll(/"((?:[^"]|"")+)"|([^",\s][^",]*)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare?.trim() ?? '',
  );
  if (names.length === 0) {
    throw new CommandError('--schema names no schema. Write one or more: --schema public,billing.');
  }
  return [...new Set(names)];
}

function filesAllowed([minimum, maximum]: OptionTable['files']): string {
  if (maximum === 0) return 'no file';
  const files = maximum === 1 ? 'one file' : `${maximum} files`;
  return minimum === maximum ? files : `at most ${files}`;
}

function seeHelp(name: string): string {
  return ` "pnpm ninefold ${name} --help" lists its options.`;
}
