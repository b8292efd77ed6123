import { commandLine, readEnvFile } from '@ninefold/embedded/command-line';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatList } from '@ninefold/messages';
import { applicationPath } from './application-path.ts';
import { readSchemas } from './schemas.ts';
import { CommandError } from './command-error.ts';
import type { CommandIO } from './command-io.ts';
import { installedFunctions } from './installed-functions.ts';
import { hasLanguage, languageList } from './language.ts';
import { argumentMessages, optionMessages } from './messages.ts';

type OptionText = (workspace: string) => string;
const withValue = (value: string, text: OptionText) => ({ type: 'string', value, text }) as const;
const flag = (text: OptionText) => ({ type: 'boolean', text }) as const;

/** How many records of an entity `prove policies` tries, and `seed` creates, by default. */
const defaultRows = 10;

/** What `seed` begins its choices with by default. */
const defaultSeed = 1;

/** What `prove policies` writes. */
export const policyFiles = ['policies.md', 'policies.json', 'policies.test.sql'] as const;

/** All options, with their texts for `--help`. Each subcommand lists those that it takes. */
export const allOptions = {
  'database-url': withValue('URL', () =>
    optionMessages.databaseUrl({
      example: 'postgresql://USER:PASSWORD@HOST:5432/DATABASE',
      variable: 'DATABASE_URL',
      commands: formatList(['init --install', 'seed']),
    }),
  ),
  load: withValue('FILE.sql', () => optionMessages.load),
  schema: withValue('A,B', () =>
    optionMessages.schema({ schema: 'public', init: 'init', file: '.env' }),
  ),
  declaration: withValue('FILE', (workspace) =>
    optionMessages.declaration({ file: applicationPath(workspace, 'specification.ts') }),
  ),
  output: withValue('FILE', () => optionMessages.output),
  states: withValue('all|FIELDS', () =>
    optionMessages.states({ example: 'work_order.status,visit.status', all: 'all' }),
  ),
  views: flag(() => optionMessages.views),
  'hide-policies': flag(() => optionMessages.hidePolicies),
  'view-as': flag(() => optionMessages.viewAs),
  allow: withValue('CLAIM=VALUE', () =>
    optionMessages.allow({ example: 'app_metadata.role=owner', option: '--view-as' }),
  ),
  'claims-hook': withValue('FUNCTION', () =>
    optionMessages.claimsHook({ example: 'public.custom_access_token_hook', option: '--view-as' }),
  ),
  blank: flag(() => optionMessages.blank),
  as: {
    ...withValue('PERSON', () => optionMessages.as({ option: '--as' })),
    multiple: true,
  },
  role: withValue('NAME', () => optionMessages.role({ default: 'authenticated' })),
  rows: withValue('N', () => optionMessages.rows({ default: defaultRows })),
  seed: withValue('N', () => optionMessages.seed({ default: defaultSeed })),
  tables: withValue('A,B', () => optionMessages.tables),
  append: flag(() => optionMessages.append),
  'dry-run': flag(() => optionMessages.dryRun),
  sql: flag(() => optionMessages.sql),
  yes: flag(() => optionMessages.yes),
  names: flag(() => optionMessages.names),
  into: withValue('FOLDER', () => optionMessages.into({ files: formatList(policyFiles) })),
  check: flag(() => optionMessages.check({ file: policyFiles[0], option: '--into' })),
  json: flag(() => optionMessages.json),
  url: withValue('URL', () =>
    optionMessages.url({ example: 'https://abcdefgh.supabase.co', variable: 'SUPABASE_URL' }),
  ),
  'publishable-key': withValue('KEY', () =>
    optionMessages.publishableKey({
      example: 'sb_publishable_…',
      variable: 'SUPABASE_PUBLISHABLE_KEY',
    }),
  ),
  install: flag(() => optionMessages.install({ names: installedFunctions() })),
  folder: withValue('FOLDER', () => optionMessages.folder),
  language: withValue('TAG', () => optionMessages.language({ languages: languageList() })),
  help: { type: 'boolean', short: 'h', text: (): string => optionMessages.help },
} as const;

/** Options that every subcommand takes. */
export const commonOptions = ['language', 'help'] as const;

type OptionName = Exclude<keyof typeof allOptions, (typeof commonOptions)[number]>;

/** The options of a command line. Paths are absolute. */
export type Options = Exclude<ReturnType<typeof readOptions>, 'help'>;

export interface OptionTable {
  readonly options: readonly OptionName[];
  /** The number of files that it takes. */
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
    throw usageError(name, wrongFileCount(name, table.files, positionals));
  }
  const sources = [
    values['database-url'] !== undefined && '--database-url',
    values.load !== undefined && '--load',
    values.blank === true && '--blank',
  ].filter((option) => option !== false);
  if (sources.length > 1) {
    throw new CommandError(argumentMessages.twoSources({ options: formatList(sources) }));
  }
  const path = (text: string | undefined) =>
    text === undefined ? undefined : resolve(workingDirectory, text);
  const folder = path(values.folder) ?? workingDirectory;
  const project = {
    url: values.url ?? environment['SUPABASE_URL'],
    key: values['publishable-key'] ?? environment['SUPABASE_PUBLISHABLE_KEY'],
  };
  // As for the commands that start and build an application, the file counts where nothing else is said.
  const saved =
    table.options.includes('url') && !project.url && !project.key
      ? readEnvFile(join(folder, '.env'))
      : {};
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
    views: values.views ?? false,
    hidesPolicies: values['hide-policies'] ?? false,
    viewAs: values['view-as'] ?? false,
    /** Whose claim has which value: `app_metadata.role=owner`. */
    allow: values.allow,
    claimsHook: values['claims-hook'],
    blank: values.blank ?? false,
    /** E-mail addresses or IDs of people. */
    as: values.as ?? [],
    role: values.role,
    rows: values.rows === undefined ? defaultRows : wholeNumber('--rows', values.rows),
    seed: values.seed === undefined ? defaultSeed : wholeNumber('--seed', values.seed),
    /** Names of tables, as `entityId` writes them. */
    tables: values.tables?.split(',').map((name) => name.trim()),
    append: values.append ?? false,
    dryRun: values['dry-run'] ?? false,
    sql: values.sql ?? false,
    yes: values.yes ?? false,
    names: values.names ?? false,
    into: path(values.into),
    check: values.check ?? false,
    json: values.json ?? false,
    projectUrl: project.url || saved['SUPABASE_URL'] || undefined,
    publishableKey: project.key || saved['SUPABASE_PUBLISHABLE_KEY'] || undefined,
    install: values.install ?? false,
    folder,
    /** The arguments without options, as typed. */
    words: positionals,
    files: positionals.map((file) => resolve(workingDirectory, file)),
  };
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9][0-9]{0,3}$/.test(text)) return Number(text);
  throw new CommandError(argumentMessages.wholeNumber({ option, maximum: 9999, value: text }));
}

function parse(name: string, argumentList: readonly string[], options: readonly OptionName[]) {
  const taken = Object.fromEntries(
    [...options, ...commonOptions].map((option) => [option, allOptions[option]]),
  ) as Partial<typeof allOptions>;
  const config = { args: [...argumentList], allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ ...config, options: taken, strict: false });
  // Node.js would report the same problems, in English.
  for (const token of tokens) {
    const problem = token.kind === 'option' ? problemOf(name, token, taken) : undefined;
    if (problem !== undefined) throw usageError(name, problem);
  }
  return parseArgs({ ...config, options: taken as typeof allOptions });
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function problemOf(
  command: string,
  { name, rawName: option, value, inlineValue }: OptionToken,
  taken: Partial<typeof allOptions>,
): string | undefined {
  const known = Object.hasOwn(taken, name) ? taken[name as keyof typeof taken] : undefined;
  if (known === undefined) return argumentMessages.unknownOption({ command, option });
  if (known.type === 'boolean') {
    return value === undefined ? undefined : argumentMessages.unexpectedValue({ option });
  }
  // A value that looks like an option is probably the next one: it takes an equals sign.
  if (value === undefined || (value.startsWith('-') && inlineValue !== true && value !== '-')) {
    return argumentMessages.missingValue({ option, example: `${option} ${known.value}` });
  }
  if (name === 'language' && !hasLanguage(value)) {
    return argumentMessages.unknownLanguage({
      option,
      languages: languageList(),
      language: value,
    });
  }
  return undefined;
}

function wrongFileCount(
  command: string,
  [minimum, maximum]: OptionTable['files'],
  named: readonly string[],
): string {
  const values = { command, maximum, count: named.length, files: formatList(named) };
  if (maximum === 0) return argumentMessages.noFiles(values);
  return minimum === maximum ? argumentMessages.exactly(values) : argumentMessages.atMost(values);
}

function usageError(name: string, problem: string): CommandError {
  const help = argumentMessages.seeHelp({ help: commandLine('ninefold', `${name} --help`) });
  return new CommandError(`${problem} ${help}`);
}
