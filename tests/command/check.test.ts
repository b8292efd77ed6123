import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installationSql } from '@ninefold/specification/catalog';
import type { Change } from '@ninefold/specification/difference';
import type { Database, Postgres } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { productSql, schemaChanges } from './changes.ts';
import { ninefold } from './run-command.ts';

let server: Postgres;
let folder: string;
let product: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-check-'));
  server = sharedPostgres();
  product = await server.createDatabase();
  await product.sql(productSql);
  await command(product, 'discover', '--output', 'specification.json');
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

function command(database: Database, subcommand: string, ...options: readonly string[]) {
  return ninefold([subcommand, ...options], {
    folder,
    environment: { DATABASE_URL: database.connectionString },
  });
}

/** A new database of the product, in which one thing has happened. */
async function changed(sql: string): Promise<Database> {
  const database = await server.createDatabase();
  await database.sql(productSql);
  await database.sql(sql);
  return database;
}

function driftIn(stdout: string): readonly Change[] {
  return (JSON.parse(stdout) as Change[]).filter(({ from }) => from === 'database');
}

describe('check', () => {
  it('finds nothing without changes', async () => {
    const outcome = await command(product, 'check');
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('says which command replaces functions of an earlier version', async () => {
    const sql = installationSql();
    const current = await command(await changed(sql), 'check');
    expect(current).toMatchObject({ exitCode: 0, stderr: '' });
    const earlier = await command(await changed(sql.replace(/ Version \d+\.';/, `';`)), 'check');
    expect(earlier).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('pnpm ninefold init --install'),
    });
  });

  it.each(schemaChanges)('finds $what', async ({ sql, expected }) => {
    const database = await changed(sql);
    const outcome = await command(database, 'check');
    expect(outcome.stdout).toMatch(expected);
    expect(outcome.exitCode).toBe(1);
  });

  it('names the screens, rules and permissions that a change touches', async () => {
    const database = await changed('alter table customer drop rating');
    const { stdout } = await command(database, 'check', '--json');
    const changes = JSON.parse(stdout) as Change[];
    const removed = changes.find(({ object }) => object === 'column public.customer.rating');
    expect(removed).toMatchObject({ weight: 'breaks' });
    expect(removed?.touches.screens.join(' ')).toContain('/data/customer');
    expect(removed?.touches.rules.join(' ')).toMatch(/rating/i);
    expect(removed?.touches.permissions.join(' ')).toContain('authenticated');
  });

  it('finds a declaration of a deleted field, and names its file, key and nearest name', async () => {
    const declaration = { entities: { customer: { fields: { raiting: { label: 'Stars' } } } } };
    const file = join(folder, 'declared.ts');
    await writeFile(file, `export const specification = ${JSON.stringify(declaration)};`);
    const outcome = await command(product, 'check', '--declaration', 'declared.ts');
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toBe(
      'declared.ts: entities.customer.fields.raiting: There is no field "raiting", or this account does not have access to it. Did you mean "rating"?',
    );
  });

  it('finds declarations that contradict grants, and follows the grants', async () => {
    const declaration = { roles: { clerk: { may: { purchase: ['read', 'remove'] } } } };
    const file = join(folder, 'wider.ts');
    await writeFile(file, `export const specification = ${JSON.stringify(declaration)};`);
    const outcome = await command(product, 'check', '--declaration', 'wider.ts');
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toContain(
      'wider.ts: roles.clerk.may.purchase (a contradiction): "clerk"',
    );
    const { stdout } = await command(product, 'markdown', '--declaration', 'wider.ts');
    expect(stdout).toContain('"clerk" can’t delete purchase');
    expect(stdout).toContain(
      '| `clerk` | Purchases | read | declared: `roles.clerk.may.purchase` |',
    );
  });

  it('agrees with diff over two files', async () => {
    const database = await changed('alter table customer add phone text');
    const live = await command(database, 'check', '--json');
    await command(database, 'discover', '--output', 'later.json');
    const files = await ninefold(['diff', 'specification.json', 'later.json', '--json'], {
      folder,
    });
    expect(driftIn(files.stdout)).toEqual(driftIn(live.stdout));
    expect(files.exitCode).toBe(1);
  });
});
