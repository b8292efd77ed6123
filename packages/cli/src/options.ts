import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { Surroundings } from './surroundings.ts';

/** Every option there is; a subcommand says which of them it takes. */
const all = {
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

export type OptionName = Exclude<keyof typeof all, 'help'>;

export interface Options {
  /** From `--database-url`, else the variable DATABASE_URL where a database may be read. */
  readonly databaseUrl?: string;
  /** Absolute path of a plain SQL dump. */
  readonly load?: string;
  /** Undefined where nothing was asked for. */
  readonly schemas?: readonly string[];
  /** Absolute path of a declaration. */
  readonly declaration?: string;
  /** Absolute path of the file to write. */
  readonly output?: string;
  /** Fields whose transitions are wanted as `work_order.status`; 'all' for every one that has any. */
  readonly states?: readonly string[] | 'all';
  readonly blank: boolean;
  readonly json: boolean;
  readonly advise: boolean;
  /** From `--url`, else the variable SUPABASE_URL. */
  readonly projectUrl?: string;
  /** From `--publishable-key`, else the variable SUPABASE_PUBLISHABLE_KEY. */
  readonly publishableKey?: string;
  readonly install: boolean;
  /** Absolute path of a workspace to write to; undefined for this one. */
  readonly folder?: string;
  /** Absolute paths of the files named. */
  readonly files: readonly string[];
}

export interface OptionTable {
  readonly options: readonly OptionName[];
  /** How many files may be named, at least and at most. */
  readonly files: readonly [least: number, most: number];
}

/**
 * @returns 'help' where that was asked for.
 * @throws {CommandError} for what is unknown, incomplete, or contradicts itself.
 */
export function readOptions(
  name: string,
  argumentList: readonly string[],
  table: OptionTable,
  { environment, folder }: Pick<Surroundings, 'environment' | 'folder'>,
): Options | 'help' {
  const { values, positionals } = parse(name, argumentList, table.options);
  if (values.help === true) return 'help';
  const [least, most] = table.files;
  if (positionals.length < least || positionals.length > most) {
    throw new CommandError(
      `"${name}" takes ${filesAllowed(table.files)}, and ${positionals.length} were named${positionals.length > 0 ? `: ${positionals.join(', ')}` : ''}.${seeHelp(name)}`,
    );
  }
  const given = [
    values['database-url'] !== undefined && '--database-url',
    values.load !== undefined && '--load',
    values.blank === true && '--blank',
  ].filter((option) => option !== false);
  if (given.length > 1) {
    throw new CommandError(`${given.join(' and ')} name different sources. Use only one of them.`);
  }
  const path = (text: string | undefined) =>
    text === undefined ? undefined : resolve(folder, text);
  const mayRead = table.options.includes('database-url') && given.length === 0;
  return {
    databaseUrl:
      values['database-url'] ?? (mayRead ? environment['DATABASE_URL'] || undefined : undefined),
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
    folder: path(values.folder),
    files: positionals.map((file) => resolve(folder, file)),
  };
}

function parse(name: string, argumentList: readonly string[], options: readonly OptionName[]) {
  const taken = Object.fromEntries(
    Object.entries(all).filter(
      ([option]) => option === 'help' || options.includes(option as OptionName),
    ),
  ) as typeof all;
  try {
    return parseArgs({ args: [...argumentList], options: taken, allowPositionals: true });
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new CommandError(`${said}.${seeHelp(name)}`, { cause: error });
  }
}

/** `public,"Odd, name"`: names apart by commas, in double quotes where they hold one. */
function readSchemas(text: string): readonly string[] {
  const names = [...text.matchAll(/"((?:[^"]|"")+)"|([^",\s][^",]*)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare?.trim() ?? '',
  );
  if (names.length === 0) {
    throw new CommandError('--schema names no schema. Write one or more: --schema public,billing.');
  }
  return [...new Set(names)];
}

function filesAllowed([least, most]: OptionTable['files']): string {
  if (most === 0) return 'no file';
  if (least === most) return least === 1 ? 'one file' : `${least} files`;
  return `at most ${most === 1 ? 'one file' : `${most} files`}`;
}

function seeHelp(name: string): string {
  return ` "pnpm ninefold ${name} --help" lists its options.`;
}
