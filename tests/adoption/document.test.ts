/** The document says what the application does: what grants and policies allow together. */
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import type { Specification } from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import { pointToMarkdown } from '@ninefold/specification/documents/markdown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantsSchema } from '../../apps/tenants/load.ts';
import { accountsSql, platformSql } from '../conformance/pair/roles.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';

const postgres = sharedPostgres();
let specification: Specification;

beforeAll(async () => {
  const { sql } = await postgres.createDatabase();
  await sql(`${platformSql}${accountsSql}${tenantsSchema()}`);
  const [row] = await sql(catalogSql({ schemas: ['public', 'billing'] }));
  specification = specificationOf(row?.['catalog'] as Catalog);
});
afterAll(() => postgres.stop());

/** The cells of the rows of a point that name something. */
function rows(point: PointKey, name: string): readonly string[] {
  return pointToMarkdown(specification, point)
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(name));
}

test('a grant without a policy has no effect', () => {
  expect(rows('permissions', 'Import lines')).toEqual([
    expect.stringContaining('| read; no policy allows creating, editing or deleting |'),
    expect.stringContaining('| `service_role` | Import lines | read, create, edit and delete |'),
  ]);
  expect(rows('permissions', '| Tasks |')[0]).toContain('| read, create, edit and delete |');
});

test('a screen that no policy opens to anybody is marked', () => {
  expect(rows('screens', 'New organisation')).toEqual([
    expect.stringContaining('| create (no policy allows it) |'),
  ]);
  expect(rows('screens', 'New task')).toEqual([expect.stringContaining('| create |')]);
});

test('a record starts with the column’s default', () => {
  expect(pointToMarkdown(specification, 'states')).toContain(
    'Starts as: Todo (database: column public.tasks.status)',
  );
});

test('errors that functions raise are read from their text', () => {
  expect(rows('errors', '`SP002`')).toEqual([
    expect.stringContaining(
      '| This project still has open tasks. | This project still has open tasks. (database: function public.archive_project(bigint))',
    ),
  ]);
  expect(rows('errors', '`SP001`')).toEqual([
    expect.stringContaining('A studio needs an owner. (database: function private.keep_owner())'),
  ]);
});
