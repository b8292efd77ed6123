/** `pnpm ninefold init` in a workspace that has nothing yet, against the adopter's project. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultPort } from '../../packages/server/src/options/options.ts';
import { run } from '@ninefold/cli';
import { compile } from '../../packages/specification/testing/typescript/compile.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { type Project, startProject } from './project.ts';

const postgres = sharedPostgres();
let project: Project;
let folder: string;

beforeAll(async () => {
  project = await startProject({ postgres });
});
afterAll(async () => {
  await project.stop();
  await postgres.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-init-'));
  await mkdir(join(folder, 'apps/web'), { recursive: true });
});
afterEach(async () => {
  await project.sql(
    'drop function if exists public.ninefold_specification, public.ninefold_counts, public.ninefold_write',
  );
  await rm(folder, { recursive: true, force: true });
});

interface Setting {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The answers that a person types, in order. No terminal when left out. */
  readonly typed?: readonly string[];
}

async function init(
  options: readonly string[],
  { environment = variables(), typed }: Setting = {},
) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const answers = [...(typed ?? [])];
  const exitCode = await run(['init', '--folder', folder, ...options], {
    stdout: (text) => stdout.push(text),
    stderr: (text) => stderr.push(text),
    environment,
    workingDirectory: folder,
    ...(typed !== undefined && {
      ask: (question: string) => {
        stderr.push(question);
        const answer = answers.shift();
        if (answer === undefined) throw new Error(`Nobody answers: ${question}`);
        return Promise.resolve(answer);
      },
    }),
  });
  return { exitCode, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

const variables = () => ({
  SUPABASE_URL: project.url,
  SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
  DATABASE_URL: project.databaseUrl,
});

const file = (path: string) => readFile(join(folder, path), 'utf8');
const files = async () => ({
  specification: await file('apps/web/specification.ts'),
  discovered: await file('apps/web/discovered.ts'),
  env: await file('.env'),
});

async function isInstalled(schema: string): Promise<boolean> {
  const [row] = await project.sql(
    `select exists (select from pg_proc where proname = 'ninefold_specification'
       and pronamespace = $1::regnamespace) as found`,
    [schema],
  );
  return row?.['found'] === true;
}

const delivered = `/**
 * What your team knows.
 */
import { declare } from '@ninefold/specification';
import type { Discovered } from './discovered.ts';

export const specification = declare<Discovered>({});
`;

test('a script sets a workspace up, and a second run changes nothing', async () => {
  await writeFile(join(folder, 'apps/web/specification.ts'), delivered);
  await writeFile(join(folder, '.env'), 'OTHER=1\nSUPABASE_URL=https://old.example\n# end');
  const { exitCode, stdout, stderr } = await init(['--install']);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  expect(stdout).toBe('');
  expect(stderr).toContain(`"pnpm start": its address is http://localhost:${defaultPort}.`);
  expect(await isInstalled('public')).toBe(true);
  await project.reload();
  const answer = await fetch(`${project.url}/rest/v1/rpc/ninefold_specification`, {
    headers: { apikey: project.publishableKey },
  });
  expect(JSON.stringify(await answer.json())).toContain('"format":2');

  const first = await files();
  expect(first.env).toMatch(/^OTHER=1\nSUPABASE_URL=http:.*\n# end\nSUPABASE_PUBLISHABLE_KEY=/);
  expect(parseEnv(first.env)).toEqual({
    OTHER: '1',
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    NINEFOLD_SCHEMAS: 'public,billing',
  });
  // The exposed schemas are those that the Data API names.
  expect(first.specification).toContain("// 'billing.invoices': {");
  expect(first.specification).toContain(
    "memberships: { entity: 'memberships', person: 'profile_id', role: 'role', tenant: 'organisation_id' }",
  );
  expect(first.specification).toContain("tenant: { entity: 'organisations' }");

  const second = await init(['--install']);
  expect(second.exitCode).toBe(0);
  expect(await files()).toEqual(first);
  expect(second.stderr).not.toContain('Wrote');
});

test('the written files type-check, with all lines in comments and with none', async () => {
  await init([]);
  const { specification, discovered } = await files();
  const filledIn = specification.replaceAll(/^( *)\/\/ /gm, '$1');
  expect(filledIn).not.toBe(specification);
  const misspelled = filledIn.replace("'Order No': {", "'Order Number': {");
  expect(misspelled).not.toBe(filledIn);
  const texts = { 'discovered.ts': discovered };
  expect(await compile({ ...texts, 'specification.ts': specification })).toEqual([]);
  expect(await compile({ ...texts, 'specification.ts': filledIn })).toEqual([]);
  expect(await compile({ ...texts, 'specification.ts': misspelled })).toEqual([
    expect.stringContaining('Order Number'),
  ]);
});

/** Runs a subcommand in the workspace with the database's address alone, as after `init`. */
async function ninefold(...argumentList: readonly string[]) {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const exitCode = await run(argumentList, {
    stdout: (text) => stdout.push(text),
    stderr: (text) => stderr.push(text),
    environment: { DATABASE_URL: project.databaseUrl },
    workingDirectory: folder,
  });
  return { exitCode, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

test('discover, names, sql and check read the schemas that init has read', async () => {
  await init([]);
  const full = await ninefold('discover', '--schema', 'public,billing');
  // Without the schemas that it was discovered in, as if written by hand: `check` would read those.
  const { discovered: _, ...specification } = JSON.parse(full.stdout) as { discovered: object };
  await writeFile(join(folder, 'specification.json'), JSON.stringify(specification));
  expect({
    discover: (await ninefold('discover')).stdout === full.stdout,
    names: (await ninefold('names')).stdout.includes("'billing.invoices'"),
    sql: (await ninefold('sql')).stdout.includes("'billing'"),
    check: (await ninefold('check')).exitCode === 0,
  }).toEqual({ discover: true, names: true, sql: true, check: true });
});

test('edited files are kept', async () => {
  const own = delivered.replace('({})', "({ title: 'Studios' })");
  await writeFile(join(folder, 'apps/web/specification.ts'), own);
  const { exitCode, stderr } = await init([]);
  expect(exitCode).toBe(0);
  expect(stderr).toContain(
    'specification.ts has been edited, so it was not overwritten. To start over',
  );
  const first = await files();
  expect(first.specification).toBe(own);
  expect(first.discovered).toContain("'billing.invoices'");
});

test('without --install the SQL is printed, or written to a file', async () => {
  const { stdout, stderr } = await init(['--schema', 'billing,public']);
  expect(stdout).toContain('create or replace function "billing".ninefold_specification(');
  expect(stderr).toContain('Run this SQL once');
  expect(await isInstalled('billing')).toBe(false);
  const second = await init(['--output', 'install.sql']);
  expect(second.stdout).toBe('');
  expect(await file('install.sql')).toContain('create or replace function "public".ninefold_');
});

test('prompts on a terminal, and again after an invalid answer', async () => {
  const { exitCode, stderr } = await init([], {
    environment: {},
    typed: [
      'abcdefgh',
      project.url,
      'sb_secret_of_the_adoption_tests',
      '',
      project.publishableKey,
      'https://not-a-database.example',
      project.databaseUrl,
      'yes',
    ],
  });
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  expect(stderr).toContain('“abcdefgh”, which is not a URL');
  expect(stderr).toContain('secret key');
  expect(stderr).toContain('web service, not of a database');
  expect(stderr).not.toContain('sb_secret_of_the_adoption_tests');
  expect(await isInstalled('public')).toBe(true);
  expect((await files()).env).not.toContain('postgresql:');
});

test('names all missing values without a terminal', async () => {
  const { exitCode, stderr } = await init([], { environment: { SUPABASE_URL: project.url } });
  expect(exitCode).toBe(2);
  expect(stderr).toContain('--publishable-key or SUPABASE_PUBLISHABLE_KEY');
  expect(stderr).toContain('--database-url or DATABASE_URL');
  expect(stderr).not.toContain('--url or');
});

test.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
  ['no address', { SUPABASE_URL: 'abcdefgh' }, [], 'is not a URL'],
  ['an address where nothing is', { SUPABASE_URL: 'http://127.0.0.1:9' }, [], 'No response from'],
  ['a secret key', { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' }, [], 'secret key'],
  ['no connection string', { DATABASE_URL: 'mysql://a:b@c/d' }, [], 'postgresql://'],
  ['a schema that is not there', {}, ['--schema', 'shop'], 'no schema named shop'],
])('%s is refused, and nothing is written', async (_what, wrong, options, reason) => {
  const environment = { ...variables(), ...wrong };
  const { exitCode, stderr } = await init(options, { environment });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(reason);
  await expect(files()).rejects.toThrow('ENOENT');
});

test('a project of another service, and a schema that is not exposed, are reported', async () => {
  const other = await init([], {
    environment: { ...variables(), SUPABASE_URL: `${project.url}/elsewhere` },
  });
  expect(other.stderr).toContain('did not answer as the Data API');
  const { exitCode, stderr } = await init(['--schema', 'public,private']);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('does not expose private');
});
