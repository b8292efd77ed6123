/** The database of an adopter on a server: its schema, its records, and three people. */
import { join } from 'node:path';
import { tenantsSchema, tenantsSeed } from '../../apps/tenants/load.ts';
import { platformSql } from '../conformance/pair/roles.ts';
import type { Database, Postgres } from '../servers/index.ts';

export const olga = '00000000-0000-4000-8000-000000000001';

/** Accounts as far as a proof needs them. */
export const accountsSql = `
  create function auth.jwt() returns jsonb language sql stable as $$
    select nullif(current_setting('request.jwt.claims', true), '')::jsonb
  $$;
  create table auth.users (id uuid primary key, email text, raw_app_meta_data jsonb);
  insert into auth.users values
    ('${olga}', 'olga@north-quay.example', '{}'),
    ('00000000-0000-4000-8000-000000000002', 'manuel@north-quay.example', '{}'),
    ('00000000-0000-4000-8000-000000000003', 'rita@red-barn.example', '{}');`;

/** Names the module in which the adopter says where roles are. */
export const declaration = [
  '--declaration',
  join(import.meta.dirname, '../../apps/tenants/specification.ts'),
];

/** Creates a database with all of it. */
export async function createAdopter(server: Postgres): Promise<Database> {
  const database = await server.createDatabase();
  await database.sql(platformSql);
  await database.sql(accountsSql);
  await database.sql(tenantsSchema());
  await database.sql(tenantsSeed());
  return database;
}

/** Returns the rows of the table of an entity in `policies.md`. */
export function rowsOf(markdown: string, entity: string): readonly string[] {
  const section = markdown.split('\n## ').find((each) => each.startsWith(`${entity}\n`)) ?? '';
  return section.split('\n').filter((line) => /^\| (?!---|Person)/.test(line));
}
