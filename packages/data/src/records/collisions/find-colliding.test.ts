import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collideCertainly, collisionsOf, likelyValues } from '@ninefold/rules/collisions';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import type { RecordValues } from '../record.ts';
import { createRecord } from '../write.ts';
import { findColliding } from './find-colliding.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(`
    create extension if not exists btree_gist;
    create extension if not exists citext;
    create table customer (
      id int primary key, number text unique, region text, name text, mail citext unique, main boolean,
      code text, unique (region, name)
    );
    create table person (
      id int primary key, given text, family text, email varchar(80), nick text, team int, badge int,
      kind text default 'x', gone boolean, unique nulls not distinct (team, badge)
    );
    create unique index by_email on person (lower(email)) where gone is not true;
    create unique index by_name on person ((given || ' ' || family));
    create unique index by_nick on person (upper(btrim(nick)) text_pattern_ops desc);
    create unique index by_kind on person (coalesce(kind, 'none'), nick) include (id);
    create unique index by_hash on person (md5(family));
    create unique index one_main on customer (region) where main;
    create unique index code_in_any_case on customer (lower(code));
    create table booking (
      id int primary key, room int not null, during tstzrange, kind text,
      constraint free exclude using gist (room with =, during with &&) where (kind <> 'cancelled')
    );
    create table stay (
      id int primary key, bed smallint not null, begins date not null, ends date not null,
      constraint one_each exclude using gist (
        int4range(bed, bed, '[]') with &&, daterange(begins, ends) with &&
      )
    );
    create table hidden (id int primary key, name text unique);
    alter table hidden enable row level security;
    insert into customer values
      (1, 'C-1', 'north', 'Adams', 'a@b.de', true, 'x'), (2, 'C,2', 'south', 'Miller', null, false, 'y');
    insert into person values
      (1, 'Ada', 'Adams', 'A.b*(c)@x.de', ' Ace ', null, 1, null, null),
      (2, 'Bo', 'Ärger', 'ä@x.de', 'Bo_', 7, 2, 'x', true);
    insert into booking values
      (1, 3, '[2030-01-01 10:00+00, 2030-01-01 12:00+00)', 'visit'),
      (2, 4, '[2030-01-01 10:00+00, 2030-01-01 12:00+00)', 'cancelled');
    insert into stay values (1, 1, '2030-01-01', '2030-01-05');
    insert into hidden values (1, 'a');
    grant all on all tables in schema public to anon;`);
});
afterAll(() => database.close());

/** Returns the ids of the records in the way, by constraint. */
async function inTheWay(name: string, values: RecordValues, except?: string): Promise<object> {
  const entity = database.entity(name);
  const { source } = database;
  const found: Record<string, string> = {};
  for (const collision of collisionsOf(source.specification ?? fail(), entity)) {
    if (collision.isAbout({ sent: values }) !== true) continue;
    const record = await findColliding(
      source,
      entity,
      collision,
      likelyValues(entity, { sent: values }),
      { except },
    );
    if (record !== undefined) found[collision.constraint] = record.id;
  }
  return found;
}

function fail(): never {
  throw new Error('The database has no specification.');
}

describe('the record in the way', () => {
  test.each<[name: string, values: RecordValues, found: object]>([
    ['customer', { number: 'C-1' }, { customer_number_key: '1' }],
    ['customer', { number: 'C,2' }, { customer_number_key: '2' }],
    ['customer', { number: 'C-3', name: 'Adams' }, {}],
    ['customer', { region: 'north', name: 'Adams' }, { customer_region_name_key: '1' }],
    ['customer', { region: 'south', name: 'Adams' }, {}],
    ['customer', { mail: 'A@B.de' }, { customer_mail_key: '1' }],
    ['customer', { region: 'north', main: true }, { one_main: '1' }],
    ['customer', { region: 'north', main: false }, {}],
    ['customer', { region: 'south', main: true }, {}],
    ['customer', { region: 'west', code: 'X' }, { code_in_any_case: '1' }],
    ['customer', { region: 'west', code: 'XX' }, {}],
    ['person', { email: 'a.B*(C)@x.de' }, { by_email: '1' }],
    ['person', { email: 'aXb*(c)@x.de' }, {}],
    ['person', { email: 'a.b*(c)@x.de', gone: true }, {}],
    ['person', { email: 'ä@x.de' }, {}],
    ['person', { given: 'Ada', family: 'Adams' }, { by_name: '1', by_hash: '1' }],
    ['person', { given: 'Ada', family: 'Miller' }, {}],
    ['person', { given: 'Bo', family: 'Ärger' }, { by_name: '2', by_hash: '2' }],
    ['person', { nick: 'ACE  ' }, { by_nick: '1' }],
    ['person', { nick: 'Bo%' }, {}],
    ['person', { nick: ' bo_' }, { by_nick: '2' }],
    ['person', { nick: 'Bo_' }, { by_nick: '2', by_kind: '2' }],
    ['person', { team: '7', badge: '2' }, { person_team_badge_key: '2' }],
    ['person', { badge: '1' }, { person_team_badge_key: '1' }],
    ['person', { team: '7' }, {}],
    ['booking', { room: '3', during: '[2030-01-01 11:00+00, 2030-01-01 13:00+00)' }, {}],
    [
      'booking',
      { room: '3', during: '[2030-01-01 11:00+00, 2030-01-01 13:00+00)', kind: 'visit' },
      { free: '1' },
    ],
    ['booking', { room: '3', during: '[2030-01-01 12:00+00,)', kind: 'visit' }, {}],
    ['booking', { room: '4', during: '[2030-01-01 11:00+00,)', kind: 'visit' }, {}],
    ['stay', { bed: '1', begins: '2030-01-04', ends: '2030-01-08' }, { one_each: '1' }],
    ['stay', { bed: '1', begins: '2030-01-05', ends: '2030-01-08' }, {}],
    ['stay', { bed: '2', begins: '2030-01-04', ends: '2030-01-08' }, {}],
    ['hidden', { name: 'a' }, {}],
  ])('of %s %j', async (name, values, found) => {
    expect(await inTheWay(name, values)).toEqual(found);
    // The database says the same, but of records that the role can't see.
    const isRefused = await createRecord(database.source, database.entity(name), {
      id: '9',
      ...values,
    }).then(
      () => false,
      () => true,
    );
    expect(isRefused).toBe(Object.keys(found).length > 0 || name === 'hidden');
    await database.exec(`delete from ${name} where id = 9`);
  });

  test('is not the record itself', async () => {
    expect(await inTheWay('customer', { number: 'C-1' }, '1')).toEqual({});
  });

  test('is looked up with one request', async () => {
    database.asked();
    await inTheWay('customer', { number: 'C-1' });
    expect(database.asked()).toHaveLength(1);
  });
});

describe('two records that are not stored yet', () => {
  const [eve, booked] = [
    { given: 'Eve', family: 'Otto', email: 'e@x.de', nick: 'E', team: '1', badge: '5' },
    { room: '9', during: '[2031-01-01 10:00+00, 2031-01-01 12:00+00)', kind: 'visit' },
  ];
  const other = { ...eve, family: 'Park', email: 'p@x.de', nick: 'P', badge: '6' };
  const stay = { bed: '8', begins: '2031-01-01', ends: '2031-01-05' };
  test.each<[name: string, one: RecordValues, other: RecordValues, by: readonly string[]]>([
    ['person', eve, other, []],
    ['person', eve, { ...other, email: 'E@X.de' }, ['by_email']],
    ['person', eve, { ...other, email: 'E@X.de', gone: true }, []],
    ['person', eve, { ...other, nick: ' e ' }, ['by_nick']],
    ['person', { ...eve, nick: null }, { ...other, nick: null }, []],
    [
      'person',
      { ...eve, team: null },
      { ...other, team: null, badge: '5' },
      ['person_team_badge_key'],
    ],
    ['person', eve, { ...other, family: 'Otto' }, ['by_name', 'by_hash']],
    [
      'person',
      { ...eve, given: 'Eve Otto', family: 'X' },
      { ...other, family: 'Otto X' },
      ['by_name'],
    ],
    ['booking', booked, { ...booked, during: '[2031-01-01 12:00+00,)' }, []],
    ['booking', booked, { ...booked, during: '[2031-01-01 11:00+00,)' }, ['free']],
    ['booking', booked, { ...booked, kind: 'cancelled' }, []],
    ['stay', stay, { ...stay, begins: '2031-01-04', ends: '2031-01-06' }, ['one_each']],
    ['stay', stay, { ...stay, begins: '2031-01-05', ends: '2031-01-06' }, []],
  ])('of %s %j and %j', async (name, one, two, by) => {
    const entity = database.entity(name);
    const found = collisionsOf(database.source.specification ?? fail(), entity).filter((each) =>
      collideCertainly(entity, each, [{ sent: one }, { sent: two }]),
    );
    expect(found.map(({ constraint }) => constraint).sort()).toEqual([...by].sort());
    await createRecord(database.source, entity, { id: '11', ...one });
    const isRefused = await createRecord(database.source, entity, { id: '12', ...two }).then(
      () => false,
      () => true,
    );
    expect(isRefused).toBe(by.length > 0);
    await database.exec(`delete from ${name} where id in (11, 12)`);
  });
});
