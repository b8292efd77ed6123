import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { positionOf } from '@ninefold/specification/position';
import type { Entity } from '@ninefold/specification';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { nextPosition } from './next-position.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table invoice (id int primary key);
    create table line (invoice_id int references invoice, position smallint, primary key (invoice_id, position));
    create table crate (site text, serial int, primary key (site, serial));
    create table piece (
      id bigint generated always as identity primary key,
      site text not null, serial int not null, "lineNo" bigint not null,
      foreign key (site, serial) references crate, unique (site, serial, "lineNo"));
    create table edition (invoice_id int references invoice, version int, primary key (invoice_id, version));
    create table track (
      id int primary key, invoice_id int references invoice, place int, sort_order int);
    create table counted (
      invoice_id int references invoice, position int default 1, primary key (invoice_id, position));
    insert into invoice values (1), (2), (3);
    insert into line values (1, 1), (1, 2), (1, 7), (3, 32767);
    insert into crate values ('a, "b"', 4);
    insert into piece (site, serial, "lineNo") values ('a, "b"', 4, 9007199254740993);
    insert into track values (1, 1, null, null);
    grant select on all tables in schema public to anon;
  `);
});

afterAll(() => database.close());

const position = (name: string) => positionOf(database.entity(name));

async function next(entity: Entity, values: Readonly<Record<string, string>>) {
  const found = positionOf(entity);
  if (found === undefined) throw new Error(`${entity.name} has no position.`);
  return nextPosition(database.source, entity, found, values);
}

const declare = (name: string, field: string, ...value: readonly string[]): Entity => {
  const entity = database.entity(name);
  const positionIn = { value, source: { from: 'declared', at: '' } } as const;
  const fields = entity.fields.map((each) =>
    each.name === field ? { ...each, positionIn } : each,
  );
  return { ...entity, fields };
};

describe('a position', () => {
  test('is a number that is unique together with a reference, and named so', () => {
    expect(position('line')).toMatchObject({ field: { name: 'position' }, within: ['invoice_id'] });
    expect(position('piece')).toMatchObject({
      field: { name: 'lineNo' },
      within: ['site', 'serial'],
    });
    // A version, a number that need not be unique, and one with a default of its own.
    for (const name of ['edition', 'track', 'counted']) expect(position(name)).toBeUndefined();
  });

  test('is the declared field, with any name', () => {
    expect(positionOf(declare('track', 'place', 'invoice_id'))).toMatchObject({
      field: { name: 'place' },
      within: ['invoice_id'],
    });
    expect(positionOf(declare('piece', 'lineNo', 'serial'))?.within).toEqual(['site', 'serial']);
    expect(positionOf(declare('line', 'position'))).toBeUndefined();
    expect(positionOf(declare('track', 'place', 'gone'))).toBeUndefined();
  });
});

describe('the next position', () => {
  test('follows the last one of the same record, without gaps being filled', async () => {
    const line = database.entity('line');
    expect(await next(line, { invoice_id: '1' })).toBe('8');
    expect(await next(line, { invoice_id: '2' })).toBe('1');
    const piece = database.entity('piece');
    expect(await next(piece, { site: 'a, "b"', serial: '4' })).toBe('9007199254740994');
  });

  test('is not known without the record, and where the type holds no greater number', async () => {
    const line = database.entity('line');
    expect(await next(line, {})).toBeUndefined();
    expect(await next(line, { invoice_id: '' })).toBeUndefined();
    expect(await next(line, { invoice_id: '3' })).toBeUndefined();
  });
});
