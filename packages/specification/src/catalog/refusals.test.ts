/** The database's real rejections, compared with the error catalogue. */
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { classify } from '@ninefold/data/errors';
import { findEntity, type Specification } from '../model/index.ts';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { specificationOf } from './specification-of.ts';

let database: PGlite;
let specification: Specification;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(
    await readFile(new URL('../../testing/catalog/oddities.sql', import.meta.url), 'utf8'),
  );
  await database.exec(`
    insert into employee values (1, 'Ann', null, null), (2, 'Bob', null, null);
    insert into passport values (1, 'P1');
    insert into booking values (1, '[2026-01-01,2026-02-01)');
    insert into "order" values ('me', null);`);
  const query = { schemas: ['public', 'elsewhere'] };
  specification = specificationOf(await readCatalog(database, 'postgres', query));
});

afterAll(() => database.close());

it.each([
  [
    'passport',
    `insert into passport values (2, 'P1')`,
    'unique',
    ['number'],
    'Another passport already has the same number.',
  ],
  [
    'passport',
    `insert into passport values (9, 'P9')`,
    'reference',
    ['employee_id'],
    'The chosen value no longer exists: employee.',
  ],
  [
    'employee',
    `delete from employee where id = 1`,
    'reference',
    undefined,
    'Passports still refer to this record. Delete them first, or change their reference to it.',
  ],
  ['employee', `insert into employee (id) values (3)`, 'required', ['name'], 'Name is required.'],
  [
    'refers_to_four',
    `insert into refers_to_four values (1, 1, 'b', '123e4567-e89b-42d3-a456-426614174000', '2026-01-01')`,
    'reference',
    ['z', 'w', 'y', 'x'],
    'The chosen values no longer exist: z, w, y and x.',
  ],
  [
    'checked',
    `insert into checked values (1, 5, 3)`,
    'check',
    ['low', 'high'],
    'A database rule rejected these values. Check low and high.',
  ],
  [
    'every_column',
    `insert into every_column (named) values ('')`,
    'check',
    ['named'],
    'A database rule rejected these values. Check named.',
  ],
  [
    'booking',
    `insert into booking values (2, '[2026-01-15,2026-01-16)')`,
    'unique',
    ['during'],
    'This overlaps with another booking. Check during.',
  ],
  [
    'order',
    `insert into "order" values ('me', null)`,
    'unique',
    ['user'],
    'Another order already has the same user.',
  ],
  [
    'public.Kunden & Co.',
    `insert into "Kunden & Co." ("ID", "Straße/Nr.") values (1, 'x')`,
    'invalid',
    ['ID'],
    'The database sets this value itself.',
  ],
  [
    'every_column',
    `insert into every_column (fixed) values ('long')`,
    'invalid',
    undefined,
    'A text is too long.',
  ],
  [
    'every_column',
    `insert into every_column (amount) values (1e9)`,
    'invalid',
    undefined,
    'A number is too large or too small.',
  ],
  [
    'employee',
    `insert into employee values ('x', 'y')`,
    'invalid',
    undefined,
    'A value has the wrong type.',
  ],
  [
    'employee',
    `set local role anon; select * from employee`,
    'denied',
    undefined,
    'You don’t have permission to do this.',
  ],
  [
    'employee',
    `do $$ begin raise exception 'Not on a Sunday.'; end $$`,
    'refused',
    undefined,
    'Not on a Sunday.',
  ],
])('%s: %s', async (id, sql, kind, fields, message) => {
  const error: unknown = await database
    .transaction((transaction) => transaction.exec(sql))
    .catch((thrown: unknown) => thrown);
  const failure = classify({ error }, { entity: findEntity(specification, id), specification });
  expect(failure).toMatchObject({ kind, message });
  expect(failure.fields).toEqual(fields);
});
