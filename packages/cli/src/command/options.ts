import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { CommandIO } from './command-io.ts';

const withValue = (value: string, text: string) => ({ type: 'string', value, text }) as const;
const flag = (text: string) => ({ type: 'boolean', text }) as const;

/** All options, with their texts for `--help`. Each subcommand lists those that it takes. */
export const allOptions = {
  'database-url': withValue(
    'URL',
    'the database to read: postgresql://USER:PASSWORD@HOST:5432/DATABASE. Default: the variable DATABASE_URL. The database is only read',
  ),
  load: withValue('FILE.sql', 'reads a plain SQL dump instead of a server'),
  schema: withValue(
    'A,B',
    'the schemas to read. Default: public; for a dump, every schema that it creates tables in',
  ),
  declaration: withValue(
    'FILE',
    'the module that declares your specification. Default: {application}specification.ts',
  ),
  output: withValue('FILE', 'writes to a file instead of standard output'),
  states: withValue(
    'all|FIELDS',
    'the status fields to guard, such as work_order.status,visit.status; all: every field with transitions',
  ),
  blank: flag('uses a product about which nothing is known'),
  json: flag('prints JSON'),
  advise: flag(
    "adds what Supabase's database linter would report, and lists the lints that this command does not have. The exit code stays the same",
  ),
  url: withValue(
    'URL',
    "the project's URL, such as https://abcdefgh.supabase.co. Default: the variable SUPABASE_URL",
  ),
  'publishable-key': withValue(
    'KEY',
    'the publishable key (sb_publishable_…) or the older anon key. Default: the variable SUPABASE_PUBLISHABLE_KEY',
  ),
  install: flag('installs the function ninefold_specification() in the database'),
  folder: withValue('FOLDER', 'the workspace to write to. Default: the working directory'),
  help: { type: 'boolean', short: 'h', text: 'prints this help' },
} as const;

type OptionName = Exclude<keyof typeof allOptions, 'help'>;

/** The options of a command line. Paths are absolute. */
export type Options = Exclude<ReturnType<typeof readOptions>, 'help'>;

export interface OptionTable {
  readonly options: readonly OptionName[];
  /** How many files it takes. */
  readonly files: readonly [minimum: number, maximum: number];
}

/**
 * Reads the arguments of a subcommand, and the variables that replace options.
 *
 * @throws {CommandError} for arguments that are unknown, incomplete, or contradict each other.
 */
export function readOptions(
  name: string,
  argumentList: readonly string[],
  table: OptionTable,
  { environment, workingDirectory }: Pick<CommandIO, 'environment' | 'workingDirectory'>,
) {
  const { values, positionals } = parse(name, argumentList, table.options);
  if (values.help === true) return 'help' as const;
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
    /** Fields, such as `work_order.status`; 'all' for every field with transitions. */
    states:
      values.states === 'all'
        ? ('all' as const)
        : values.states?.split(',').map((name) => name.trim()),
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
