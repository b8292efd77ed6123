import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalog } from '../../testing/catalog/read-catalog.ts';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { outlinesOf } from './entities/index.ts';
import type { OverviewQuery } from './sql/index.ts';

let database: PGlite;

beforeAll(async () => {
  database = await lendPostgres();
  await database.exec(`
    create role visitor;
    create table ash (id int primary key);
    create table birch_tree (id int primary key);
    comment on table birch_tree is 'Stands in the Rain';
    create table cedar (id int primary key);
    create table "Ebony%tree" (id int primary key);
    create table fir (id int primary key);
    create table hidden (id int primary key);
    create table written_only (id int primary key);
    create table "parent" (id int primary key);
    create table family (id int primary key, parent int references family);
    create table member (id int primary key, family int references family);
    grant select on ash, birch_tree, cedar, "Ebony%tree", fir, "parent", family, member to visitor;
    grant insert on written_only to visitor;
    insert into cedar select generate_series(1, 30);
    analyze cedar;
  `);
});

afterAll(() => database.close());

async function overview(asked: OverviewQuery) {
  const catalog = await readCatalog(database, 'visitor', { audience: 'browser', overview: asked });
  return { names: outlinesOf(catalog).map(({ name }) => name), readable: catalog.readable };
}

describe('an overview', () => {
  it('has at most the requested number of entities, and how many there are', async () => {
    expect(await overview({ atMost: 2 })).toEqual({ names: ['ash', 'birch_tree'], readable: 9 });
    expect((await overview({})).names).toHaveLength(9);
    expect(await overview({ atMost: 0 })).toEqual({ names: [], readable: 9 });
  });

  it('leaves out entities that the role can neither read nor create', async () => {
    const { names } = await overview({ foremost: ['hidden', 'written_only'] });
    expect(names).not.toContain('hidden');
    expect(names[0]).toBe('written_only');
  });

  it('starts with the foremost ones, in their order', async () => {
    const { names } = await overview({ foremost: ['fir', 'unknown', 'birch_tree'], atMost: 3 });
    expect(names).toEqual(['fir', 'birch_tree', 'ash']);
  });

  it.each([
    ['BIRCH t', ['birch_tree']],
    ['birch_t', ['birch_tree']],
    ['the rain', ['birch_tree']],
    ['%', ['Ebony%tree']],
    ['tree', ['birch_tree', 'Ebony%tree']],
    ['nothing like it', []],
  ])('finds by name and comment: %s', async (search, names) => {
    expect(await overview({ search })).toEqual({ names, readable: names.length });
  });

  it('counts the functions that the role may run, as all that is known of them does', async () => {
    await database.exec(`
      create function sum_of(a int, b int) returns int language sql as 'select a + b';
      create function sum_of(a int) returns int language sql as 'select a';
      create function of_others() returns int language sql as 'select 1';
      revoke execute on function of_others from public;
      create function by_trigger() returns trigger language plpgsql as 'begin return new; end';
    `);
    const whole = await readCatalog(database, 'visitor', { audience: 'browser' });
    const { runnable } = await readCatalog(database, 'visitor', { overview: { atMost: 1 } });
    expect(runnable).toBe(2);
    expect(whole.functions).toHaveLength(2);
  });

  it('finds the foremost ones by any search', async () => {
    expect((await overview({ search: 'rain', foremost: ['fir'] })).names).toEqual([
      'fir',
      'birch_tree',
    ]);
  });

  it('has the approximate number of records, where that is known', async () => {
    const catalog = await readCatalog(database, 'visitor', { audience: 'browser', overview: true });
    const rows = Object.fromEntries(
      outlinesOf(catalog).map(({ name, estimatedRows }) => [name, estimatedRows]),
    );
    expect(rows).toMatchObject({ cedar: 30, ash: null });
  });
});

describe('one entity', () => {
  it('comes with what refers to it, and with what is called like its own way to itself', async () => {
    const catalog = await readCatalog(database, 'visitor', {
      audience: 'browser',
      entities: ['family'],
    });
    expect(catalog.relations.map(({ name }) => name)).toEqual(['family']);
    expect(outlinesOf(catalog).map(({ name }) => name)).toEqual(['family', 'member', 'parent']);
  });
});
