import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specificationOf } from '@ninefold/specification/catalog';
import { installationSql } from '@ninefold/specification/catalog';
import { namesOf } from '@ninefold/specification/documents/typescript';
import { countsOf } from '../counts.ts';
import { exitCode } from '../exit-code.ts';
import { type Answers, readAnswers } from '../init/answers.ts';
import { withVariables } from '../init/environment-file.ts';
import { readExposedSchemas } from '../init/exposed-schemas.ts';
import { specificationModule } from '../init/specification-module.ts';
import type { Options } from '../options.ts';
import { readDatabase } from '../sources/database/read-database.ts';
import { withConnection } from '../sources/database/with-connection.ts';
import type { Subcommand } from '../subcommand.ts';
import type { Surroundings } from '../surroundings.ts';
import { writeOutput } from '../write-output.ts';

const workspace = join(import.meta.dirname, '../../../..');

export const init: Subcommand = {
  name: 'init',
  usage:
    '[--url URL] [--publishable-key KEY] [--database-url URL] [--schema A,B] [--install | --output FILE.sql] [--folder FOLDER]',
  summary: 'sets the workspace up for your own project, step by step',
  explanation: `Asks for everything that no option or variable gives. Without a terminal, a missing value is an error. Then the command
- reads the database and writes apps/web/specification.ts with what it found as comments to fill in. It does not touch a file that someone has edited;
- writes apps/web/discovered.ts, so that the editor checks that file;
- installs the function ninefold_specification(), which gives the application the schema, or prints its SQL;
- writes the project's address and the publishable key to .env, which "pnpm start", "pnpm dev" and "pnpm build" read. The connection string is not kept.
The function goes into the first of the schemas. Running the command again changes nothing.`,
  options: ['url', 'publishable-key', 'database-url', 'schema', 'install', 'output', 'folder'],
  files: [0, 0],
  async run(options, surroundings) {
    const answers = await readAnswers(options, surroundings);
    const exposed = await readExposedSchemas(answers);
    const schemas = options.schemas ?? (exposed.length > 0 ? exposed : ['public']);
    const unexposed = schemas.filter((name) => exposed.length > 0 && !exposed.includes(name));
    if (unexposed.length > 0) {
      surroundings.tell(
        `The Data API does not expose ${unexposed.join(', ')}. Add it in the dashboard under "Data API", "Exposed schemas" (self-hosted: PGRST_DB_SCHEMAS), or its tables are not shown.`,
      );
    }
    const catalog = await readDatabase(answers.databaseUrl, schemas, surroundings);
    const specification = specificationOf(catalog);
    const folder = options.folder ?? workspace;
    const counts = countsOf(specification);
    const write = (path: string, text: string, keeps: (current: string) => boolean) =>
      writeFile(join(folder, path), text, counts, keeps, surroundings);
    await write(
      'apps/web/specification.ts',
      specificationModule(specification),
      (text) => !declaresNothing(text),
    );
    await write(
      'apps/web/discovered.ts',
      namesOf(specification),
      (text) => !text.startsWith('// Made by "ninefold names"'),
    );
    await writeEnvironment(join(folder, '.env'), answers, surroundings);
    await provideFunction(answers, schemas, options, surroundings);
    surroundings.tell(
      'Done. Start the application with "pnpm start": its address is http://localhost:4321.',
    );
    return exitCode.done;
  },
};

/** Writes a file of the workspace unless it says the same, or `keeps` what somebody wrote there. */
async function writeFile(
  file: string,
  text: string,
  counts: string,
  keeps: (current: string) => boolean,
  surroundings: Surroundings,
): Promise<void> {
  const current = await readText(file);
  if (current === text) {
    surroundings.tell(`${file} is up to date.`);
  } else if (current !== undefined && keeps(current)) {
    surroundings.tell(
      `${file} has been edited, so it was not overwritten. To start over, move it away and run init again.`,
    );
  } else await writeOutput(text, counts, { output: file }, surroundings);
}

/** Whether a module is as it is delivered: a comment, and an empty declaration. */
function declaresNothing(text: string): boolean {
  return /^\s*\/\*\*(?:(?!\*\/)[^])*\*\/\s*import \{ declare \} from '@ninefold\/data\/specification';\s*import type \{ Discovered \} from '\.\/discovered\.ts';\s*export const specification = declare<Discovered>\(\{\}\);\s*$/.test(
    text,
  );
}

async function writeEnvironment(
  file: string,
  { projectUrl, publishableKey }: Answers,
  surroundings: Surroundings,
): Promise<void> {
  const current = (await readText(file)) ?? '';
  const text = withVariables(current, {
    SUPABASE_URL: projectUrl,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  if (text === current) surroundings.tell(`${file} is up to date.`);
  else
    await writeOutput(text, 'the address and the publishable key', { output: file }, surroundings);
}

async function provideFunction(
  { databaseUrl }: Answers,
  schemas: readonly string[],
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const sql = installationSql({ schemas });
  const installs =
    options.install ||
    (options.output === undefined &&
      /^y(?:es)?$/i.test(
        (await surroundings.ask?.(
          `Install the function ninefold_specification() in the schema ${schemas[0]} now? (yes or no) `,
        )) ?? '',
      ));
  if (installs) {
    await withConnection(databaseUrl, (connection) => connection.unsafe(sql));
    surroundings.tell(
      `Installed the function ninefold_specification() in the schema ${schemas[0]}.`,
    );
  }
  if (installs && options.output === undefined) return;
  await writeOutput(sql, `the function for ${schemas.join(', ')}`, options, surroundings);
  if (installs) return;
  surroundings.tell(
    'Run this SQL once, in the SQL editor of your project or with psql: the application needs the function. "pnpm ninefold init --install" does so.',
  );
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
