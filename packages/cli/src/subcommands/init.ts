import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { namesOf } from '@ninefold/specification/documents/typescript';
import { countsOf, writeOutput } from '../output/index.ts';
import {
  applicationPath,
  type CommandIO,
  exitCode,
  type Options,
  type Subcommand,
} from '../command/index.ts';
import {
  type Answers,
  readAnswers,
  readExposedSchemas,
  specificationModule,
  withVariables,
} from '../init/index.ts';
import { readDatabase, withConnection } from '../sources/index.ts';

export const init: Subcommand = {
  name: 'init',
  usage:
    '[--url URL] [--publishable-key KEY] [--database-url URL] [--schema A,B] [--install | --output FILE.sql] [--folder FOLDER]',
  summary: 'sets the workspace up for your own project, step by step',
  explanation: `Asks for everything that no option or variable gives. Without a terminal, a missing value is an error. Then the command
- reads the database and writes {application}specification.ts with what it found as comments to fill in. It does not touch a file that someone has edited;
- writes {application}discovered.ts, so that the editor checks that file;
- installs the function ninefold_specification(), which gives the application the schema, or prints its SQL;
- writes the project's address and the publishable key to .env, which "pnpm start", "pnpm dev" and "pnpm build" read. The connection string is not kept.
The function goes into the first of the schemas. Running the command again changes nothing.`,
  options: ['url', 'publishable-key', 'database-url', 'schema', 'install', 'output', 'folder'],
  files: [0, 0],
  async run(options, io) {
    const answers = await readAnswers(options, io);
    const exposed = await readExposedSchemas(answers);
    const schemas = options.schemas ?? (exposed.length > 0 ? exposed : ['public']);
    const unexposed = schemas.filter((name) => exposed.length > 0 && !exposed.includes(name));
    if (unexposed.length > 0) {
      io.stderr(
        `The Data API does not expose ${unexposed.join(', ')}. Add it in the dashboard under "Data API", "Exposed schemas" (self-hosted: PGRST_DB_SCHEMAS), or its tables are not shown.`,
      );
    }
    const catalog = await readDatabase(answers.databaseUrl, schemas, io);
    const specification = specificationOf(catalog);
    const { folder } = options;
    const counts = countsOf(specification);
    const namesFile = applicationPath(folder, 'discovered.ts');
    await update(join(folder, applicationPath(folder, 'specification.ts')), counts, io, (current) =>
      current === undefined || declaresNothing(current)
        ? specificationModule(specification, namesFile)
        : undefined,
    );
    await update(join(folder, namesFile), counts, io, (current) =>
      current === undefined || current.startsWith('// Made by "ninefold names"')
        ? namesOf(specification)
        : undefined,
    );
    await update(join(folder, '.env'), 'the address and the publishable key', io, (current = '') =>
      withVariables(current, {
        SUPABASE_URL: answers.projectUrl,
        SUPABASE_PUBLISHABLE_KEY: answers.publishableKey,
      }),
    );
    await provideFunction(answers, schemas, options, io);
    io.stderr(
      'Done. Start the application with "pnpm start": its address is http://localhost:4321.',
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
  description: string,
  io: CommandIO,
  change: (current: string | undefined) => string | undefined,
): Promise<void> {
  const current = await readText(file);
  const text = change(current);
  if (text === undefined) {
    io.stderr(
      `${file} has been edited, so it was not overwritten. To start over, move it away and run init again.`,
    );
  } else if (text === current) io.stderr(`${file} is up to date.`);
  else await writeOutput(text, description, { output: file }, io);
}

/** Returns whether a module is unchanged: a comment, and an empty declaration. */
function declaresNothing(text: string): boolean {
  return /^\s*\/\*\*(?:(?!\*\/)[^])*\*\/\s*import \{ declare \} from '@ninefold\/specification';\s*import type \{ Discovered \} from '\.\/discovered\.ts';\s*export const specification = declare<Discovered>\(\{\}\);\s*$/.test(
    text,
  );
}

/** Installs the function, or writes its SQL. */
async function provideFunction(
  { databaseUrl }: Answers,
  schemas: readonly string[],
  options: Options,
  io: CommandIO,
): Promise<void> {
  const sql = installationSql({ schemas });
  const installs =
    options.install ||
    (options.output === undefined &&
      /^y(?:es)?$/i.test(
        (await io.ask?.(
          `Install the function ninefold_specification() in the schema ${schemas[0]} now? (yes or no) `,
        )) ?? '',
      ));
  if (installs) {
    await withConnection(databaseUrl, (connection) => connection.unsafe(sql));
    io.stderr(`Installed the function ninefold_specification() in the schema ${schemas[0]}.`);
  }
  if (installs && options.output === undefined) return;
  await writeOutput(sql, `the function for ${schemas.join(', ')}`, options, io);
  if (installs) return;
  io.stderr(
    'Run this SQL once, in the SQL editor of your project or with psql: the application needs the function. "pnpm ninefold init --install" does so.',
  );
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
