import { type Entity, findEntity, type Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { collisionsOf, fieldsKey, findPairs } from './index.ts';

let database: Awaited<ReturnType<typeof lendBackend>>;
let specification: Specification;
beforeAll(async () => {
  database = await lendBackend();
  await database.exec(`
    create extension if not exists btree_gist;
    create extension if not exists citext;
    create type state as enum ('open', 'done');
    create table job (
      id bigint primary key, code text unique, mail citext unique, fixed char(4) unique,
      price numeric unique, share float8 unique, state state unique, starts date unique, at timestamptz unique,
      doc jsonb unique, tags text[] unique, span interval unique, sure boolean, room int not null,
      during int4range, floor int, unique nulls not distinct (floor, sure),
      exclude using gist (room with =, during with &&),
      exclude using gist (int4range(room, room, '[]') with &&, during with &&)
    );
    create unique index on job (lower(code), (price * 2));
    create unique index on job (md5(code));
    create unique index on job (coalesce(code, mail::text, 'none'), (room % 2));
    create function external_id(text) returns text immutable language plpgsql
      as $$ begin return null; end $$;
    create table item (code text);
    create unique index on item (external_id(code));
    create unique index on item (nullif(upper(code), 'Ä'));`);
  const {
    rows: [row],
  } = await database.query<{ catalog: Catalog }>(catalogSql());
  if (row === undefined) throw new Error('The database has no catalog.');
  specification = specificationOf(row.catalog);
});
afterAll(() => database.close());

function entityOf(name: string): Entity {
  const entity = findEntity(specification, name);
  if (entity === undefined) throw new Error(`There is no ${name}.`);
  return entity;
}

/** Values that are the same in several ways of writing. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  code: ['a', 'A', 'ä', 'Ä', ' a'],
  mail: ['a@b', 'A@B', 'ä@b', 'Ä@b'],
  fixed: ['a', 'a   ', 'b'],
  price: ['1', '1.0', 1, '-0', '0.00', 'NaN', '10', '100'],
  share: ['1', '1.0', '-0', '0', '1e2', '100'],
  state: ['open', 'done'],
  starts: ['2026-11-01', '2026-11-02', 'infinity'],
  at: ['2026-11-01T10:00:00+00:00', '2026-11-01T11:00:00+01:00'],
  doc: ['{"a":1}', '{"a":1.0}', { a: 1 }],
  tags: ['{a}', ['a'], '{"a"}'],
  span: ['1 mon', '30 days', '720:00:00'],
  sure: [true, false],
  room: ['1', 1, '2', 'the key of a record that is not stored yet'],
  during: ['[1,3)', '[1,2]', '[3,5)', 'empty', '(,)'],
  floor: ['1', '2'],
};
const record = fc.record(
  Object.fromEntries(
    Object.entries(samples).map(([name, values]) => [
      name,
      fc.constantFrom(...values, ...(name === 'room' ? [] : [null])),
    ]),
  ),
  { requiredKeys: [] },
);

test('finds the pairs that comparing each record with each would find', () => {
  const collisions = collisionsOf(specification, entityOf('job'));
  expect(collisions).toHaveLength(18);
  const found = new Set<string>();
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), (records) => {
      for (const collision of collisions) {
        const each = records.flatMap((later, place) => {
          const first = records
            .slice(0, place)
            .findIndex((earlier) => collision.collides(earlier, later) === true);
          return first === -1 ? [] : [[place, first] as const];
        });
        if (each.length > 0) found.add(collision.constraint);
        const { constraint } = collision;
        const pairs = [...findPairs(collision, records)];
        expect({ constraint, pairs }).toEqual({ constraint, pairs: each });
      }
    }),
    { numRuns: runs(300) },
  );
  expect(found.size).toBe(collisions.length - 1);
});

test('compares only records with the same key', () => {
  const count = 500;
  const sets = {
    job_code_key: (place: number) => ({ code: place < 250 ? 'same' : `${place}` }),
    job_lower_expr_idx: (place: number) => ({ code: place < 250 ? 'SAME' : `${place}`, price: 1 }),
    job_int4range_during_excl: (place: number) => ({ room: place, during: '[1,3)' }),
  };
  for (const [constraint, recordAt] of Object.entries(sets)) {
    const collision = collisionsOf(specification, entityOf('job')).find(
      (each) => each.constraint === constraint,
    );
    if (collision === undefined) throw new Error(`There is no ${constraint}.`);
    let compared = 0;
    const collides: typeof collision.collides = (...records) => {
      compared += 1;
      return collision.collides(...records);
    };
    const records = Array.from({ length: count }, (_, place) => recordAt(place));
    const pairs = findPairs({ ...collision, collides }, records);
    expect({ constraint, compared }).toEqual({ constraint, compared: pairs.size });
  }
});

test('takes the same values for no collision where the entry of the index may be NULL', async () => {
  // The database stores both.
  await database.exec("insert into item values ('Ä'), ('Ä')");
  const records = [{ code: 'Ä' }, { code: 'Ä' }];
  const collisions = collisionsOf(specification, entityOf('item'));
  expect(collisions).toHaveLength(2);
  for (const collision of collisions) expect([...findPairs(collision, records)]).toEqual([]);
});

test('values have the same key only where Postgres finds them equal, however they are written', async () => {
  const entity = entityOf('job');
  const written: [name: string, one: unknown, other: unknown, isSame: boolean][] = [];
  for (const name of ['code', 'mail', 'fixed', 'price', 'share', 'state', 'starts', 'at', 'span']) {
    const keyOf = fieldsKey(entity, [name]);
    for (const one of samples[name] ?? []) {
      for (const other of samples[name] ?? []) {
        if (typeof one !== typeof other) continue;
        const isSame = keyOf({ [name]: one }) === keyOf({ [name]: other });
        written.push([name, one, other, isSame]);
      }
    }
  }
  const asked = written.map(
    ([name, one, other]) => `(select one.${name} = other.${name}
      from jsonb_populate_record(null::job, '${JSON.stringify({ [name]: one })}') one,
        jsonb_populate_record(null::job, '${JSON.stringify({ [name]: other })}') other)`,
  );
  const { rows } = await database.query<{ same: readonly boolean[] }>(
    `select array[${asked.join(', ')}] as same`,
  );
  const wrong = written.filter(([, , , isSame], place) => isSame && rows[0]?.same[place] !== true);
  expect(wrong).toEqual([]);
  const found = written.filter(([, one, other, isSame]) => isSame && one !== other);
  expect(new Set(found.map(([name]) => name))).toEqual(new Set(['mail', 'fixed', 'price', 'at']));
  expect(fieldsKey(entity, ['code', 'mail'])({ code: 'a', mail: null })).toBeUndefined();
});
