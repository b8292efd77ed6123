/** Writes over PostgREST that must not overwrite what another person has written meanwhile. */
import { createDataClient, loadSpecification } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import {
  changeRecord,
  readRecord,
  RecordConflict,
  type RecordRow,
  type RecordSource,
  deleteRecord,
} from '@ninefold/data/records';
import { type Entity, fieldOf } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type Postgres, type Postgrest, startPostgrest } from '../servers/index.ts';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { platformSql } from './pair/roles.ts';
import { kindColumns } from './records/schema.ts';

/** For each column, its type and two texts that it can hold; NULL is a third value. */
const columns: Readonly<Record<string, readonly [type: string, ...texts: [string, string]]>> = {
  a_text: ['text', kindColumns['a_text']?.[1] ?? '', ''],
  a_long_text: ['text', 'ä'.repeat(3000), 'short'],
  a_padded_text: ['char(4)', 'a', 'null'],
  an_integer: ['int4', '-7', '7'],
  a_bigint: ['int8', '9007199254740993', '9007199254740992'],
  a_decimal: ['numeric', '12345678901234567890.0123456789', '12345678901234567890.0123456788'],
  a_float: ['float8', '0.1', 'NaN'],
  a_real: ['float4', '0.1', '1e-20'],
  a_boolean: ['boolean', 'true', 'false'],
  a_date: ['date', '2026-11-21', 'infinity'],
  a_time: ['time', '12:34:56.789012', '24:00:00'],
  a_timestamp: ['timestamp', '2026-11-21T12:34:56.789012', '2026-11-21T12:34:56.789013'],
  an_instant: ['timestamptz', '2026-11-21T12:34:56.789012+00:00', '2026-11-21T12:34:57+00:00'],
  an_interval: ['interval', '1 mon 2 days 03:04:05', '-00:00:01'],
  an_enum: ['kind', 'not, "plain"', 'plain'],
  a_uuid: ['uuid', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '00000000-0000-4000-8000-000000000001'],
  a_jsonb: ['jsonb', '{"a": [1, null]}', '[1.5]'],
  a_json: ['json', '{"a": [1, null]}', '"text"'],
  a_binary: ['bytea', String.raw`\x00ff5c22`, String.raw`\x`],
  an_array: ['text[]', String.raw`{a,"b c",NULL,"q\"u"}`, '{}'],
  a_bigint_array: ['int8[]', '{9007199254740993,1}', '{9007199254740992,1}'],
  an_enum_array: ['kind[]', String.raw`{plain,"not, \"plain\""}`, '{plain}'],
  a_jsonb_array: ['jsonb[]', String.raw`{"{\"a\": 1}"}`, '{1}'],
  a_range: ['int4range', '[1,5)', 'empty'],
  a_time_range: ['tstzrange', '["2026-01-01 00:00:00+00","2026-01-02 00:00:00+00")', '(,)'],
  an_address: ['inet', '10.0.0.1', '10.0.0.0/8'],
  an_amount: ['money', '$1,000.50', '-$1.00'],
  a_point: ['point', '(1,2)', '(1.5,2)'],
  a_box: ['box', '(2,2),(0,0)', '(4,1),(0,0)'],
  an_xml: ['xml', '<a/>', '<b>c</b>'],
  a_pair: ['pair', '(1,"a, b")', '(,)'],
  '"Needs, quotes"': ['text', 'x', '"y"'],
};

/** A relation for each way to guard a write, by its name. */
const relations = {
  versioned: 'a table',
  in_parts: 'a partitioned table',
  by_columns: 'a table with grants on its columns',
  through_view: 'a view',
} as const;
type Relation = keyof typeof relations;
const names = Object.keys(relations) as readonly Relation[];
const stored = { through_view: 'viewed' } as Partial<Record<Relation, string>>;

const typed = Object.entries(columns).map(([name, [type]]) => `${name} ${type}`);
const schemaSql = `
  create type kind as enum ('plain', 'not, "plain"');
  create type pair as (a int, b text);
  create table versioned (id int primary key, ${typed.join(', ')});
  create table in_parts (id int primary key, ${typed.join(', ')}) partition by range (id);
  create table in_parts_low partition of in_parts for values from (minvalue) to (10);
  create table in_parts_high partition of in_parts for values from (10) to (maxvalue);
  create table by_columns (like versioned including all);
  create table viewed (like versioned including all);
  create view through_view as select *, clock_timestamp() as read_at from viewed;
  grant select, insert, update, delete on versioned, in_parts, through_view to anon;
  grant delete, select (id, ${Object.keys(columns).join(', ')}),
    update (${Object.keys(columns).join(', ')}) on by_columns to anon;`;

let postgres: Postgres;
let database: Database;
let postgrest: Postgrest;
let source: RecordSource;
let addresses: string[];

beforeAll(async () => {
  postgres = sharedPostgres();
  database = await postgres.createDatabase();
  await database.sql(`${platformSql}${schemaSql}${installationSql()}`);
  postgrest = await startPostgrest({
    connectionString: database.connectionString,
    schemas: ['public'],
    anonRole: 'anon',
    jwtSecret: 'a secret that only these tests know, of 32 characters and more',
  });
  addresses = [];
  const client = createDataClient({
    url: 'http://postgrest.test',
    publishableKey: 'sb_publishable_test',
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      addresses.push(search);
      const headers = new Headers(request.headers);
      headers.delete('authorization');
      return fetch(`${postgrest.url}${pathname.replace('/rest/v1', '')}${search}`, {
        method: request.method,
        headers,
        body: request.body === null ? undefined : await request.text(),
      });
    },
  });
  const specification = specificationOf(await loadSpecification(client));
  source = { client, specification, entities: specification.entities };
});

afterAll(async () => {
  await postgrest?.stop();
  await postgres?.stop();
});

function entityOf(name: Relation): Entity {
  const found = source.entities.find((entity) => entity.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  // Postgres knows no key of a view: a team declares it.
  return { ...found, key: ['id'] };
}

const unquoted = (column: string) => column.replaceAll('"', '');

/** The value of a column by its number: two that differ, and null. */
function valueOf(entity: Entity, column: string, number: number) {
  const text = columns[column]?.[number + 1];
  const field = fieldOf(entity, unquoted(column));
  if (field === undefined) throw new Error(`${entity.name} has no ${column}.`);
  const value = typeof text === 'string' ? parseValue(text, field).value : null;
  return value === undefined ? (text ?? null) : value;
}

/** Puts one row with the first value in each column into a relation's table. */
async function fill(name: Relation): Promise<void> {
  const table = stored[name] ?? name;
  const values = Object.values(columns).map(([, text]) => `'${text.replaceAll("'", "''")}'`);
  await database.sql(`truncate ${table}; insert into ${table} values (1, ${values.join(', ')})`);
}

/** Writes as another person would, past the API. */
async function overwrite(name: Relation, column: string, number: number): Promise<void> {
  const text = columns[column]?.[number + 1];
  const value = typeof text === 'string' ? `'${text.replaceAll("'", "''")}'` : 'null';
  await database.sql(`update ${stored[name] ?? name} set ${column} = ${value} where id = 1`);
}

/** Returns a relation's only row, as Postgres writes it. */
async function storedText(name: Relation): Promise<unknown> {
  const table = stored[name] ?? name;
  const [row] = await database.sql(`select ${table}::text as text from ${table}`);
  return row?.['text'];
}

test.each(names)('%s is guarded as it can be', async (name) => {
  await fill(name);
  const { version } = await readRecord(source, entityOf(name), '1');
  expect(version !== undefined).toBe(name === 'versioned' || name === 'in_parts');
});

test.each(Object.keys(columns))(
  'by its value, a fresh write of %s changes it, a stale one nothing',
  async (column) => {
    const name = 'by_columns';
    const entity = entityOf(name);
    await fill(name);
    for (const [before, after] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const seen = await readRecord(source, entity, '1');
      const values = { [unquoted(column)]: valueOf(entity, column, after) };
      await changeRecord(source, entity, seen, values);
      const then = await storedText(name);
      await expect(changeRecord(source, entity, seen, values)).rejects.toMatchObject({
        name: 'RecordConflict',
        changed: [unquoted(column)],
      });
      expect(await storedText(name)).toBe(then);
      await overwrite(name, column, before);
      await changeRecord(source, entity, seen, values);
      expect(await storedText(name)).toBe(then);
    }
  },
);

test.each(names)('a record of %s that has changed is not deleted', async (name) => {
  const entity = entityOf(name);
  await fill(name);
  const seen = await readRecord(source, entity, '1');
  await overwrite(name, 'a_jsonb', 1);
  await expect(deleteRecord(source, entity, seen)).rejects.toMatchObject({ changed: ['a_jsonb'] });
  await deleteRecord(source, entity, await readRecord(source, entity, '1'));
  expect(await storedText(name)).toBeUndefined();
  await expect(changeRecord(source, entity, seen, { a_text: 'x' })).rejects.toMatchObject({
    failure: { kind: 'not found' },
  });
});

test('no address is too long for a proxy', () => {
  expect(Math.max(...addresses.map((address) => address.length))).toBeLessThan(8000);
});

test('a stale write never changes a row, a fresh one always does', async () => {
  const someColumns = ['a_text', 'an_instant', 'a_decimal', 'a_jsonb'] as const;
  const person = fc.nat(1);
  const column = fc.constantFrom(...someColumns);
  const step = fc.oneof(
    fc.record({ does: fc.constant('read' as const), person }),
    fc.record({ does: fc.constant('touch' as const), person }),
    fc.record({
      does: fc.constantFrom('write' as const, 'write fields' as const),
      person,
      column,
      number: fc.nat(2),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      async (name, steps) => {
        const entity = entityOf(name);
        await fill(name);
        const first = await readRecord(source, entity, '1');
        const seen: [RecordRow, RecordRow] = [first, first];
        for (const each of steps) {
          const mine = seen[each.person] ?? first;
          if (each.does === 'read') {
            seen[each.person] = await readRecord(source, entity, '1');
            continue;
          }
          if (each.does === 'touch') {
            // Moves the row's version, and changes no value.
            await database.sql(`update ${stored[name] ?? name} set id = id`);
            continue;
          }
          const now = await readRecord(source, entity, '1');
          const watched =
            each.does === 'write' && now.version !== undefined && mine.version !== undefined
              ? someColumns
              : [each.column];
          const isFresh = watched.every(
            (one) => JSON.stringify(mine.values[one]) === JSON.stringify(now.values[one]),
          );
          const before = await storedText(name);
          const value = valueOf(entity, each.column, each.number);
          const guard = each.does === 'write' ? 'record' : 'fields';
          const written = await changeRecord(
            source,
            entity,
            mine,
            { [each.column]: value },
            { guard },
          ).catch((error: unknown) => {
            if (error instanceof RecordConflict) return undefined;
            throw error;
          });
          const { values } = await readRecord(source, entity, '1');
          seen[each.person] = written ?? mine;
          expect({
            isWritten: written !== undefined,
            isTouched: (await storedText(name)) !== before,
            values: kept(values),
          }).toEqual({
            isWritten: isFresh,
            isTouched: isFresh && JSON.stringify(value) !== JSON.stringify(now.values[each.column]),
            values: kept({ ...now.values, ...(isFresh && { [each.column]: value }) }),
          });
        }
      },
    ),
    { numRuns: 40 },
  );
});

/** The values of a record, but for what differs each time that it is read. */
function kept(values: RecordRow['values']): RecordRow['values'] {
  return { ...values, read_at: null };
}
