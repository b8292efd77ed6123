import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import type { Entity, Reference } from '@ninefold/specification';
import { writeKey } from '../query/index.ts';
import { listRecords } from './list.ts';
import { initialListState } from '@ninefold/specification/grammar';
import { optionsById } from './options.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';

const maxRows = 5;
let database: TestDatabase;

// Within one table a key of two columns cannot be embedded.
beforeAll(async () => {
  database = await openDatabase(
    `create table part (
      name text, number int, of_name text, of_number int,
      primary key (name, number),
      foreign key (of_name, of_number) references part deferrable initially deferred
    );
    alter table part enable row level security;
    create policy seen on part for select using (number >= 0);
    create table thing (id uuid primary key, of uuid references thing);
    insert into thing select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
      from generate_series(1, 1000) as n;
    grant select on part, thing to anon;`,
    { maxRows },
  );
});

afterAll(() => database.close());

type Key = readonly [name: string, number: number];

const marks = fc.constantFrom(...Array.from('",()\\.:{}& %+é😀'));
const name = fc.oneof(
  fc.constantFrom('a', 'b'),
  fc.string({ unit: marks, minLength: 1, maxLength: 4 }),
  fc.string({ unit: marks, minLength: 200, maxLength: 600 }),
);
const keys: fc.Arbitrary<Key[]> = fc.uniqueArray(fc.tuple(name, fc.integer({ min: -2, max: 3 })), {
  selector: String,
  minLength: 1,
  maxLength: 40,
});

const idOf = (key: Key) => writeKey(key.map(String));
const isVisible = ([, number]: Key) => number >= 0;
const text = (value: string) => `E'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** Stores the parts, each one a part of the one behind it. */
async function store(parts: readonly Key[]): Promise<void> {
  const rows = parts.map((key, index) => {
    const [ofName, ofNumber] = parts[(index + 1) % parts.length] ?? key;
    return `(${text(key[0])}, ${key[1]}, ${text(ofName)}, ${ofNumber})`;
  });
  await database.exec(`delete from part; insert into part values ${rows.join(', ')};`);
}

function referenceOf({ name, references: [reference] }: Entity): Reference {
  if (reference === undefined) throw new Error(`The table ${name} refers to nothing.`);
  return reference;
}

function longestAddress(): number {
  const { client } = database.source;
  return Math.max(...client.calls.calls().map(({ path }) => `${client.url}${path}`.length));
}

test('every record that is visible is found by its key of two fields, and no other', async () => {
  const part = database.entity('part');
  const reference = referenceOf(part);
  const { client } = database.source;
  await fc.assert(
    fc.asyncProperty(keys, async (parts) => {
      await store(parts);
      client.calls.clear();
      const visible = parts.filter(isVisible);
      const found = await optionsById(database.source, reference, parts.map(idOf));
      expect(found.map(({ id }) => id)).toEqual(visible.map(idOf));
      for (let offset = 0; offset < visible.length; offset += maxRows) {
        const state = { ...initialListState, offset, limit: maxRows };
        const { rows } = await listRecords(database.source, part, state);
        for (const { id, links } of rows) {
          const index = parts.findIndex((key) => idOf(key) === id);
          const of = parts[(index + 1) % parts.length] ?? ['', 0];
          expect(links[reference.constraint]).toMatchObject({ id: idOf(of) });
          const isHidden = links[reference.constraint]?.unavailable === 'hidden';
          expect(isHidden).toBe(!isVisible(of));
        }
      }
      expect(longestAddress()).toBeLessThanOrEqual(8000);
    }),
    { numRuns: runs(25), endOnFailure: true },
  );
});

test.each([
  ['thing', Array.from({ length: 1000 }, (_, n) => uuidOf(n + 1))],
  ['part', Array.from({ length: 1000 }, (_, n) => idOf(['a name', n]))],
])('the ids of a thousand records of %s fit into addresses', async (name, ids) => {
  await store([['a name', 7]]);
  database.source.client.calls.clear();
  const reference = referenceOf(database.entity(name));
  const found = await optionsById(database.source, reference, ids);
  expect(found).toHaveLength(name === 'thing' ? 1000 : 1);
  expect(longestAddress()).toBeLessThanOrEqual(8000);
});

function uuidOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
