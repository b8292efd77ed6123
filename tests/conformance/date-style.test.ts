/** Records in the way are found in a project whose database writes dates in another order. */
import { readRecord, type RecordSource } from '@ninefold/data/records';
import { findColliding } from '@ninefold/data/records/collisions';
import { type Collision, collisionsOf, likelyValues } from '@ninefold/rules/collisions';
import { installationSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { sourceOfPair } from './records/source-of-pair.ts';

const style = 'SQL, DMY';

let pair: Pair;
let source: RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  pair = await openPair(`
    create table stay (id int primary key, begins date unique, during daterange, booked tstzrange, born date,
      exclude using gist (during with &&), unique (booked));
    create unique index stay_lower on stay (lower(during));
    create unique index stay_month on stay (extract(month from born)) where born > '2026-02-11';
    insert into stay values (1, '2026-11-02', '[2026-11-02,2026-11-05)',
      '[2026-11-02 10:00+00,2026-11-05 10:00+00)', '2026-11-02');
    grant select on stay to anon;
    ${installationSql()}
    do $$ begin execute format('alter database %I set datestyle = %L', current_database(), '${style}'); end $$;
    set datestyle = '${style}';`);
  ({ source, exchanges } = await sourceOfPair(pair));
  exchanges.splice(0);
});

afterAll(() => pair.close());

function stay() {
  const [entity] = source.entities;
  if (entity === undefined) throw new Error('The table wasn’t discovered.');
  return entity;
}

function collisions(): readonly Collision[] {
  if (source.specification === undefined) throw new Error('The specification is missing.');
  return collisionsOf(source.specification, stay());
}

/** Returns the constraints by which a stored record is in the way. */
async function inTheWay(sent: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found: string[] = [];
  for (const collision of collisions()) {
    const values = likelyValues(stay(), { sent });
    if (collision.isAbout({ sent }) !== true) continue;
    const record = await findColliding(source, stay(), collision, values);
    if (record !== undefined) found.push(collision.constraint);
  }
  expectSameAnswers();
  return found.sort();
}

/** Both backends have answered alike. */
function expectSameAnswers(): void {
  for (const exchange of exchanges.splice(0).map(compared)) {
    expect(exchange.found).toEqual(exchange.wanted);
  }
}

test('ranges have the style of the database, dates are ISO', async () => {
  const { values } = await readRecord(source, stay(), '1');
  expect(values).toMatchObject({
    begins: '2026-11-02',
    during: '[02/11/2026,05/11/2026)',
    booked: expect.stringContaining('02/11/2026'),
  });
  expect(exchanges).not.toEqual([]);
  expectSameAnswers();
});

test.each<[sent: Readonly<Record<string, string>>, found: readonly string[]]>([
  [{ begins: '2026-11-02' }, ['stay_begins_key']],
  [{ begins: '2026-02-11' }, []],
  [{ during: '[2026-11-04,2026-11-08)' }, ['stay_during_excl']],
  [{ during: '[2026-11-05,2026-11-08)' }, []],
  [{ during: '[2026-02-11,2026-05-11)' }, []],
  [{ during: '[02/11/2026,05/11/2026)' }, ['stay_during_excl', 'stay_lower']],
  [{ booked: '[2026-11-02 10:00+00,2026-11-05 10:00+00)' }, ['stay_booked_key']],
  [{ booked: '[2026-02-11 10:00+00,2026-05-11 10:00+00)' }, []],
  [{ born: '2026-11-02' }, ['stay_month']],
  [{ born: '2026-02-11' }, []],
  // Postgres prints the definition with ISO dates in every style.
  [{ born: '2026-03-01' }, []],
])('of %j', async (sent, found) => {
  expect(await inTheWay(sent)).toEqual(found);
});

test('texts of another style are left to the database, unless they are the same', () => {
  const during = collisions().find(({ constraint }) => constraint === 'stay_during_excl');
  const read = { during: '[02/11/2026,05/11/2026)' };
  expect(during?.collides(read, { during: '[2026-11-04,2026-11-08)' })).toBeUndefined();
  expect(during?.collides(read, { during: '[2026-02-11,2026-05-11)' })).toBeUndefined();
  expect(during?.collides(read, read)).toBe(true);
});

test.each(['begins::text', "to_char(begins, 'YYYY')", "('x' || begins)", 'during::text'])(
  'no index reads the text of a date: %s',
  async (expression) => {
    await expect(pair.backend.exec(`create index on stay ((${expression}))`)).rejects.toThrow(
      'functions in index expression must be marked IMMUTABLE',
    );
  },
);
