import { commandLine } from '@ninefold/embedded/command-line';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatList } from '@ninefold/messages';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { namesOf } from '@ninefold/specification/documents/typescript';
import { writeOutput, type Written, wroteSpecification } from '../output/index.ts';
import {
  applicationPath,
  type CommandIO,
  exitCode,
  installedFunctions,
  type Options,
  schemasVariable,
  type Subcommand,
  writeSchemas,
} from '../command/index.ts';
import {
  type Answers,
  readAnswers,
  readExposedSchemas,
  specificationModule,
  withVariables,
} from '../init/index.ts';
import { readDatabase, withConnection } from '../sources/index.ts';
import { initMessages, sqlMessages } from './messages.ts';

export const init: Subcommand = {
  name: 'init',
  usage:
    '[--url URL] [--publishable-key KEY] [--database-url URL] [--schema A,B] [--install | --output FILE.sql] [--folder FOLDER]',
  summary: () => initMessages.summary,
  explanation: (workspace) => [
    initMessages.explanation({ file: '.env' }),
    `- ${initMessages.writesDeclaration({ file: applicationPath(workspace, 'specification.ts') })}`,
    `- ${initMessages.writesNames({ file: applicationPath(workspace, 'discovered.ts') })}`,
    `- ${initMessages.installs({ names: installedFunctions() })}`,
    `- ${initMessages.writesVariables({ file: '.env', start: commandLine('start'), dev: commandLine('dev'), build: commandLine('build') })}`,
    initMessages.repeat,
  ],
  options: ['url', 'publishable-key', 'database-url', 'schema', 'install', 'output', 'folder'],
  files: [0, 0],
  async run(options, io) {
    const answers = await readAnswers(options, io);
    const exposed = await readExposedSchemas(answers);
    const schemas = options.schemas ?? (exposed.length > 0 ? exposed : ['public']);
    const unexposed = schemas.filter((name) => exposed.length > 0 && !exposed.includes(name));
    if (unexposed.length > 0) {
      io.stderr(
        initMessages.notExposed({
          schemas: formatList(unexposed),
          count: unexposed.length,
          variable: 'PGRST_DB_SCHEMAS',
        }),
      );
    }
    const catalog = await readDatabase(answers.databaseUrl, schemas, io);
    const specification = specificationOf(catalog);
    const { folder } = options;
    const written = wroteSpecification(specification);
    const namesFile = applicationPath(folder, 'discovered.ts');
    await update(
      join(folder, applicationPath(folder, 'specification.ts')),
      written,
      io,
      (current) =>
        current === undefined || declaresNothing(current)
          ? specificationModule(specification, namesFile)
          : undefined,
    );
    await update(join(folder, namesFile), written, io, (current) =>
      current === undefined || /^\/\/ (?:Made|Generated) by "ninefold names"/.test(current)
        ? namesOf(specification)
        : undefined,
    );
    await update(join(folder, '.env'), initMessages.wroteVariables, io, (current = '') =>
      withVariables(current, {
        SUPABASE_URL: answers.projectUrl,
        SUPABASE_PUBLISHABLE_KEY: answers.publishableKey,
        [schemasVariable]: writeSchemas(schemas),
      }),
    );
    await provideFunctions(answers, schemas, options, io);
    io.stderr(
      initMessages.done({ command: commandLine('start'), address: 'http://localhost:4321' }),
    );
    return exitCode.done;
  },
};

/**
 * Updates a file of the workspace.
 *
 * @param change Returns the new text, or undefined for a file that someone has edited.
 */
async function update(
  file: string,
  written: Written,
  io: CommandIO,
  change: (current: string | undefined) => string | undefined,
): Promise<void> {
  const current = await readText(file);
  const text = change(current);
  if (text === undefined) {
    io.stderr(initMessages.edited({ file, command: 'init' }));
  } else if (text === current) io.stderr(initMessages.upToDate({ file }));
  else await writeOutput(text, written, { output: file }, io);
}

/** Returns whether a module is unchanged: a comment, and an empty declaration. */
function declaresNothing(text: string): boolean {
  return /^\s*\/\*\*(?:(?!\*\/)[^])*\*\/\s*import \{ declare \} from '@ninefold\/specification';\s*import type \{ Discovered \} from '\.\/discovered\.ts';\s*export const specification = declare<Discovered>\(\{\}\);\s*$/.test(
    text,
  );
}

/** Installs the functions, or writes their SQL. */
async function provideFunctions(
  { databaseUrl }: Answers,
  schemas: readonly string[],
  options: Options,
  io: CommandIO,
): Promise<void> {
  const sql = installationSql({ schemas });
  const values = { names: installedFunctions(), schema: schemas[0] ?? 'public' };
  const installs =
    options.install ||
    (options.output === undefined &&
      isYes((await io.ask?.(`${initMessages.askInstall(values)} `)) ?? ''));
  if (installs) {
    await withConnection(databaseUrl, (connection) => connection.unsafe(sql));
    io.stderr(initMessages.installed(values));
  }
  if (installs && options.output === undefined) return;
  await writeOutput(
    sql,
    ({ file }) => sqlMessages.wroteFunctions({ file, schemas: formatList(schemas) }),
    options,
    io,
  );
  if (installs) return;
  io.stderr(initMessages.runSql({ command: commandLine('ninefold', 'init --install') }));
}

/** Returns whether an answer is yes, or its first letters, in the person's language or in English. */
function isYes(answer: string): boolean {
  const typed = answer.trim().toLowerCase();
  return typed !== '' && [initMessages.yes, 'yes'].some((yes) => yes.startsWith(typed));
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
