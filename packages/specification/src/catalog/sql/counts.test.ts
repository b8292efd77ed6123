import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lendPostgres } from '../../../../embedded/testing/index.ts';
import { installationSql } from './install.ts';

let database: PGlite;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create schema other;
    create table other.person (first text, last text);
    insert into other.person values ('Ann', 'Ames'), ('Bo', 'Berg'), ('Bo', 'Both');
    create function other.full_name(other.person) returns text language sql stable
      as $$ select $1.first || ' ' || $1.last $$;
    create table note (body text);
    insert into note values ('one');
    create table sign (body text);
    insert into sign values ('%'), ('_'), ('\\a'), ('plain');
    ${installationSql()}`);
});

afterAll(() => database.close());

interface Filter {
  readonly field: string;
  readonly operator: string;
  readonly values: readonly string[];
}

const relation = (schema: string, name: string, ...filters: readonly Filter[]) => ({
  schema,
  relation: name,
  filters,
});

async function counts(...wanted: readonly unknown[]): Promise<unknown> {
  const { rows } = await database.query<{ counts: unknown }>(
    'select public.ninefold_counts($1) as counts',
    [JSON.stringify(wanted)],
  );
  return rows[0]?.counts;
}

it('returns the counts in order, with null for each that failed', async () => {
  const unknown = { field: 'body', operator: 'like', values: ['one'] };
  expect(
    await counts(
      relation('other', 'person'),
      relation('public', 'missing'),
      relation('public', 'note'),
      relation('public', 'note', unknown),
      null,
      relation('public', 'note', { ...unknown, operator: 'eq' }),
    ),
  ).toEqual([3, null, 1, null, null, 1]);
  expect(await counts()).toEqual([]);
});

it('requires every filter', async () => {
  const first = { field: 'first', operator: 'eq', values: ['Bo'] };
  const last = { field: 'last', operator: 'starts', values: ['be'] };
  expect(
    await counts(relation('other', 'person', first), relation('other', 'person', first, last)),
  ).toEqual([2, 1]);
});

it('finds the functions of computed fields in the schema of the relation', async () => {
  const filter = { field: 'full_name', operator: 'contains', values: ['N A'] };
  expect(await counts(relation('other', 'person', filter))).toEqual([1]);
});

it.each(['contains', 'starts'])('escapes the wildcards in a text: %s', async (operator) => {
  const signs = ['%', '_', '\\a', 'PLAIN', ''].map((value) =>
    relation('public', 'sign', { field: 'body', operator, values: [value] }),
  );
  expect(await counts(...signs)).toEqual([1, 1, 1, 1, 4]);
});

const filter = (field: string, value: string) => ({ field, operator: 'eq', values: [value] });

it('quotes names and values', async () => {
  expect(
    await counts(
      relation('public', 'note', filter('body', `x' or 'a' = 'a`)),
      relation('public', 'note', filter('body', `\\' or true --`)),
      relation('public', 'note', filter('body is not null or counted.body', 'x')),
      relation('public', 'note as note, public.note'),
      relation('public.note as note, public', 'note'),
    ),
  ).toEqual([0, 0, null, null, null]);
});
