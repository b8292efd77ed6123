import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import type { Catalog, CatalogRelation } from './answer/index.ts';
import { catalogSql } from './sql/index.ts';

let database: PGlite;
let catalog: Catalog;
let forVisitors: Catalog;
const schemas = ['public', 'elsewhere', 'vault', 'no such schema'];

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(
    await readFile(new URL('../../testing/catalog/oddities.sql', import.meta.url), 'utf8'),
  );
  catalog = await readCatalog(database, 'postgres', { schemas });
  forVisitors = await readCatalog(database, 'anon', { schemas, audience: 'browser' });
});

afterAll(() => database.close());

function relation(name: string, of = catalog): CatalogRelation {
  const found = of.relations.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}
const column = (table: string, name: string, of = catalog) =>
  relation(table, of).columns.find((each) => each.name === name);
const names = (of: Catalog) => of.relations.map(({ name }) => name);

describe('the catalog', () => {
  it('is read as a whole, in a fixed order, with any search path', async () => {
    expect(catalog).toMatchObject({ format: 2, role: 'postgres' });
    expect(catalog.server).toBeGreaterThanOrEqual(150_000);
    expect(catalog.schemas).toEqual(['public', 'elsewhere', 'vault']);
    expect(catalog.comments.schemas).toEqual({ public: 'Everything odd in one place' });
    await database.exec('set search_path to elsewhere, public');
    const again = await readCatalog(database, 'postgres', { schemas });
    expect(JSON.stringify(again)).toBe(JSON.stringify(catalog));
    const { rows } = await database.query<{ search_path: string }>('show search_path');
    expect(rows).toEqual([{ search_path: 'elsewhere, public' }]);
  });

  it('keeps names unchanged', () => {
    expect(relation('Kunden & Co.').columns.map(({ name }) => name)).toEqual([
      'ID',
      'Straße/Nr.',
      'select',
      'quote"d',
      '😀 mood',
      'a.b',
    ]);
    expect(relation('Kunden & Co.').comment).toBe('Whom we sell to, "mostly"');
    expect(column('Kunden & Co.', 'select')?.comment).toBe('A keyword');
    const long = catalog.relations.find(({ name }) => name.length === 63);
    expect(long?.columns[0]?.name).toHaveLength(63);
    expect(names(catalog)).toContain('order');
  });

  it('takes schema names as data', async () => {
    const odd = `it's "a\\b"; drop table x`;
    await database.exec(`create schema "it's ""a\\b""; drop table x"`);
    const { schemas: found } = await readCatalog(database, 'postgres', { schemas: [odd] });
    expect(found).toEqual([odd]);
    await database.exec(`set standard_conforming_strings = off`);
    expect((await readCatalog(database, 'postgres', { schemas: [odd] })).schemas).toEqual([odd]);
    await database.exec(`reset standard_conforming_strings`);
  });

  it('of no schemas is empty', async () => {
    expect(await readCatalog(database, 'postgres', { schemas: [] })).toMatchObject({
      schemas: [],
      relations: [],
      types: [],
    });
  });

  it('never asks information_schema', () => {
    expect(catalogSql()).not.toMatch(/information_schema/);
  });
});

describe('columns', () => {
  it('have their types as Postgres prints them', () => {
    const types = relation('every_column').columns.map(({ name, type }) => [name, type]);
    expect(Object.fromEntries(types)).toMatchObject({
      doubled: 'numeric(12,4)',
      rounded: 'numeric(5,-2)',
      fixed: 'character(3)',
      named: 'short_name',
      moods: '"Mood 😀"[]',
      codes: 'character varying(10)[]',
      at_time: 'time(3) with time zone',
      periods: 'tstzmultirange',
      sized: 'elsewhere.size',
    });
    expect(types.map(([name]) => name)).not.toContain('gone');
  });

  it('distinguish defaults, identity and generated values', () => {
    expect(column('every_column', 'id')?.default).toContain('nextval(');
    expect(column('every_column', 'by_default')).toMatchObject({ identity: 'd', notNull: true });
    expect(column('Kunden & Co.', 'ID')).toMatchObject({ identity: 'a' });
    expect(column('every_column', 'doubled')).toMatchObject({
      generated: true,
      expression: '(amount * (2)::numeric)',
    });
    expect(column('every_column', 'doubled')?.default).toBeUndefined();
  });

  it('tell how a value is generated where all that it is made of may be read', async () => {
    const bare = await lendPostgres();
    await bare.exec(`
      create role anon;
      create table line (
        quantity int, price numeric, cost numeric,
        amount numeric generated always as (quantity * price) stored,
        margin numeric generated always as (price - cost) stored
      );
      grant select (quantity, price, amount, margin) on line to anon`);
    const { relations } = await readCatalog(bare, 'anon', { schemas, audience: 'browser' });
    await bare.close();
    const known = (name: string) => relations[0]?.columns.find((each) => each.name === name);
    expect(known('amount')?.expression).toBe('((quantity)::numeric * price)');
    expect(known('margin')).toMatchObject({ generated: true });
    expect(known('margin')?.expression).toBeUndefined();
  });

  it('include the base types of their types', () => {
    const types = new Map(catalog.types.map((type) => [type.id, type]));
    expect(types.get('public.Mood 😀')?.labels).toEqual(['so so', 'Happy', '😀', "it's"]);
    expect(types.get('public.short_name')).toMatchObject({
      base: 'public.name_text',
      notNull: true,
      default: "'nobody'::character varying",
      checks: [{ name: 'short_name_check' }],
    });
    expect(types.get('public.name_text')).toMatchObject({
      base: 'pg_catalog.varchar',
      baseType: 'character varying(40)',
      modifier: 44,
    });
    expect(types.get('public.tags')?.baseType).toBe('character varying(12)[]');
    expect(types.get('pg_catalog.tstzrange')?.element).toBe('pg_catalog.timestamptz');
    expect(types.get('public.span_of_text')).toMatchObject({ type: 'r', elementType: 'text' });
  });
});

describe('keys', () => {
  it('are in the order of their columns, and absent without any', () => {
    expect(relation('four_keys').keys[0]?.columns).toEqual(['d', 'b', 'c', 'a']);
    expect(relation('no_key').keys).toEqual([]);
    expect(relation('nothing')).toMatchObject({ columns: [], keys: [] });
  });

  it('include predicates and expressions', () => {
    expect(relation('partly_unique').keys).toEqual([
      { name: 'partly_unique_pkey', primary: true, columns: ['id'] },
      { name: 'partly_unique_cover', primary: false, columns: ['tenant'] },
      {
        name: 'partly_unique_email',
        primary: false,
        columns: ['email'],
        definition: expect.stringContaining('WHERE (removed_at IS NULL)'),
      },
      {
        name: 'partly_unique_lower',
        primary: false,
        columns: ['tenant'],
        definition: expect.stringContaining('lower(email)'),
      },
      {
        name: 'partly_unique_together',
        primary: false,
        columns: ['email', 'tenant'],
        nullsNotDistinct: true,
      },
    ]);
  });
});

describe('foreign keys', () => {
  it('pair their columns by name, in any order', () => {
    expect(relation('refers_to_four').foreignKeys).toMatchObject([
      {
        columns: ['z', 'w', 'y', 'x'],
        relation: 'four_keys',
        referencedColumns: ['d', 'a', 'c', 'b'],
        onDelete: 'n',
      },
    ]);
  });

  it('go to the same table twice, to itself, in circles, to other schemas', () => {
    expect(relation('employee').foreignKeys.map(({ relation: to }) => to)).toEqual([
      'employee',
      'employee',
    ]);
    expect([...relation('hen').foreignKeys, ...relation('egg').foreignKeys]).toMatchObject([
      { relation: 'egg' },
      { relation: 'hen' },
    ]);
    expect(relation('refers_around').foreignKeys).toMatchObject([
      { name: 'again', relation: 'hen' },
      { relation: 'hen' },
      { schema: 'vault', relation: 'secret' },
      { schema: 'elsewhere', relation: 'thing', referencedColumns: ['code'], onDelete: 'r' },
    ]);
  });
});

describe('partitions', () => {
  it('are folded onto their table', () => {
    expect(names(catalog).filter((name) => /^(measurement|payment)/.test(name))).toEqual([
      'measurement',
      'payment',
    ]);
    expect(relation('measurement')).toMatchObject({
      kind: 'p',
      keys: [{ primary: true, columns: ['id', 'taken_on'] }],
      foreignKeys: [{ relation: 'hen' }],
    });
    expect(relation('measurement').keys[0]?.partitionOnly).toBeUndefined();
    expect(relation('measurement').foreignKeys[0]?.partitionOnly).toBeUndefined();
  });

  it('lend it their keys, once and marked, if it has none', () => {
    expect(relation('payment').keys).toEqual([
      { name: 'payment_2025_pkey', primary: true, columns: ['id'], partitionOnly: true },
    ]);
    expect(relation('payment').foreignKeys).toMatchObject([
      { columns: ['hen_id'], relation: 'hen', partitionOnly: true },
    ]);
  });

  it('are one target for a reference', () => {
    expect(relation('receipt').foreignKeys).toMatchObject([{ relation: 'measurement' }]);
    expect(relation('receipt').foreignKeys).toHaveLength(1);
  });

  it('count together', async () => {
    await database.exec(`
      insert into hen values (1, 1); insert into egg values (1, 1);
      insert into measurement select n, date '2025-06-01' + (n % 300) , 1, 0 from generate_series(1, 500) n;
      analyze measurement, measurement_2025, measurement_2026_a, hen;`);
    const again = await readCatalog(database, 'postgres');
    expect(relation('measurement', again).rows).toBe(500);
    expect(relation('hen', again).rows).toBe(1);
    expect(relation('employee', again).rows).toBeUndefined();
  });
});

describe('views', () => {
  it('state what can be written through them', () => {
    const writable = (name: string) => relation(name).writable;
    expect(relation('happy_customer').kind).toBe('v');
    expect(writable('happy_customer')).toEqual({ insert: true, update: true, delete: true });
    expect(column('happy_customer', 'shouted')?.readOnly).toBe(true);
    expect(column('happy_customer', 'Straße/Nr.')?.readOnly).toBeUndefined();
    expect(writable('employee_egg')).toEqual({ insert: false, update: false, delete: false });
    expect(writable('by_trigger')).toEqual({ insert: true, update: false, delete: false });
    expect(relation('hen_count')).toMatchObject({ kind: 'm', writable: { insert: false } });
    expect(relation('far_away')).toMatchObject({ kind: 'f', writable: { insert: false } });
  });
});

describe('a visitor who is not signed in', () => {
  it('is shown no relation without a privilege, and no schema without USAGE', () => {
    expect(forVisitors).toMatchObject({ role: 'anon', schemas: ['public', 'elsewhere'] });
    expect(names(forVisitors)).toEqual([
      'happy_customer',
      'Kunden & Co.',
      'person',
      'refers_to_hidden',
      'written_only',
      'thing',
    ]);
  });

  it('is shown no column without a privilege, and no constraint over one', () => {
    const person = relation('person', forVisitors);
    expect(person.columns).toMatchObject([
      { name: 'id', privileges: { select: true, insert: false, update: false } },
      { name: 'name', privileges: { select: true, insert: false, update: true } },
    ]);
    expect(person).toMatchObject({
      rowSecurity: true,
      privileges: { select: false, insert: false, update: false, delete: false },
      keys: [{ name: 'person_pkey' }],
      checks: [],
    });
    expect(JSON.stringify(forVisitors)).not.toMatch(/salary|national|hidden_from_all|vault/);
  });

  it('is shown no reference to a hidden relation', () => {
    expect(relation('refers_to_hidden', forVisitors).foreignKeys).toEqual([]);
    expect(relation('refers_to_hidden').foreignKeys).toHaveLength(1);
  });

  it('is shown columns that it can write but not read', () => {
    expect(relation('written_only', forVisitors)).toMatchObject({
      privileges: { select: false, insert: true },
      columns: [{ name: 'id' }, { name: 'message' }],
    });
  });
});

describe('exclusions', () => {
  it('come with the checks, marked', () => {
    expect(relation('booking').checks).toEqual([
      {
        name: 'one_at_a_time',
        columns: ['during'],
        hash: expect.any(String),
        definition: 'EXCLUDE USING gist (during WITH &&) WHERE ((NOT removed))',
        validated: true,
        exclusion: true,
      },
    ]);
  });
});

describe('checks', () => {
  it('come with their columns and their SQL', () => {
    expect(relation('checked').checks).toMatchObject([
      { name: 'never', columns: [], definition: 'CHECK (true)', validated: true },
      {
        name: 'ordered',
        columns: ['low', 'high'],
        definition: 'CHECK ((low < high))',
        validated: true,
      },
      { name: 'positive', columns: ['low'], definition: 'CHECK ((low > 0))', validated: true },
    ]);
    expect(relation('bird').checks.map(({ name }) => name)).toEqual(['animal_legs_check']);
  });
});
