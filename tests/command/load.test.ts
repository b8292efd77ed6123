import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ninefold } from './run-command.ts';

let folder: string;

/** Of another project and its database, as a shell may export them. */
const environment = {
  DATABASE_URL: 'postgresql://nobody:wrong@127.0.0.1:1/another',
  NINEFOLD_SCHEMAS: 'another',
  SUPABASE_URL: 'https://another.example',
};

const run = (...argumentList: readonly string[]) => runIn(folder, ...argumentList);

const runIn = (place: string, ...argumentList: readonly string[]) =>
  ninefold([...argumentList, '--load', 'shop.sql'], { folder: place, environment });

/** Writes a dump and the declaration of a team into a folder. */
async function fill(place: string, specification: object): Promise<void> {
  await writeFile(
    join(place, 'shop.sql'),
    'create table product (id int primary key, title text);',
  );
  const code = `export const specification = ${JSON.stringify(specification)};`;
  await writeFile(join(place, 'specification.ts'), code);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-load-'));
  await fill(folder, {
    title: 'Workshop',
    entities: { work_order: { label: 'Work order' }, visit: { label: 'Visit' } },
    states: { 'work_order.status': { transitions: {} } },
    screens: { lists: { visit: { columns: ['start'] } } },
  });
  await run('discover', '--output', 'specification.json');
});
afterAll(() => rm(folder, { recursive: true }));

test('leaves out a declaration of another database, says so once, and finds no difference', async () => {
  const { stdout, stderr, exitCode } = await run('check');
  expect(stderr).toBe(
    'specification.ts names no entity of shop.sql, so it is left out. To check it against the dump all the same, add --declaration specification.ts.',
  );
  expect({ stdout, exitCode }).toMatchObject({ exitCode: 0 });
  const { stdout: text } = await run('markdown');
  expect(text).toContain('product');
  expect(text).not.toContain('Workshop');
});

test('proves the policies of a dump', async () => {
  const { stdout, exitCode } = await run('prove', 'policies');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('## product\n\ntable, row-level security OFF\n');
  expect(stdout).toContain('| visitor | no grant | no grant | no grant | no grant |');
});

test('checks a declaration of another database that the command names', async () => {
  const { stderr, exitCode } = await run('check', '--declaration', 'specification.ts');
  expect(stderr).toContain('specification.ts: entities.work_order: ');
  expect(exitCode).toBe(1);
});

test('applies a declaration of the dump, and names what the dump lacks', async () => {
  const place = await mkdtemp(join(folder, 'shop-'));
  await fill(place, { entities: { product: { label: 'Article' }, visit: {} } });
  const { stdout, stderr } = await runIn(place, 'markdown');
  expect(stdout).toContain('Article');
  expect(stderr).toContain('specification.ts: entities.visit: ');
  expect(stderr).not.toContain('left out');
});
