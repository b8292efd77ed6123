import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  initialListState,
  type RecordSource,
  type RecordValues,
  writeKey,
} from '@ninefold/data/records';
import {
  canRestore,
  type ManyRecords,
  type ManyWrite,
  readMany,
} from '@ninefold/data/records/bulk';
import type { Entity } from '@ninefold/specification';
import { applyDeclaration } from '@ninefold/specification/declaration';
import { runs } from '../../../../tests/run/is-all.ts';
import { badGateway, type Fault, faultySource } from '../../../data/testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../data/testing/open-database.ts';
import { contextOf, writeMany } from '../../testing/write-many.ts';
import { saveMany, undoOf } from './index.ts';
import { writeOrder } from './write-order.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table item (
      site text, serial int, fate text, state text not null default 'open', times int not null default 0,
      primary key (site, serial),
      constraint item_stays_open check (not (fate = 'checked' and state = 'done'))
    );
    alter table item enable row level security;
    create policy seen on item for select using (fate <> 'hidden');
    create policy changed on item for update using (fate <> 'denied') with check (fate <> 'refused');
    create function count_write() returns trigger language plpgsql as $$
      begin
        if new.fate = 'raised' then raise exception 'Not this one.'; end if;
        new.times := old.times + 1;
        return new;
      end $$;
    create trigger count_write before update on item for each row execute function count_write();

    create table job (id bigint primary key, title text not null, price numeric(8, 2), doc jsonb, state text);
    create table visit (id int primary key, job_id bigint not null references job);
    create table note (id int primary key, job_id bigint references job on delete cascade);
    create table seat (id int primary key, place int unique);
    create table spot (id int primary key, a int, b int, unique (a, b));
    create table step (id int primary key, state text not null check (state in ('open', 'done')));
    create table made (id int generated always as identity primary key, name text);
    create table file (id int primary key, content bytea);
    create view job_list as select id, title, state from job;
    create table yard (code text primary key, name text);
    create table part (site text references yard (code), serial int, name text, primary key (site, serial));

    grant usage on schema public to anon;
    grant select, insert, update, delete on all tables in schema public to anon;
  `);
});

afterAll(() => database.close());

const entity = (name: string) => database.entity(name);
const read = (of: Entity, which: ManyRecords, fields?: readonly string[]) =>
  readMany(database.source, of, which, { fields });
const some = (...ids: readonly string[]): ManyRecords => ({ kind: 'some', ids });
const all: ManyRecords = { kind: 'all matching', state: initialListState };
const set = (values: RecordValues): ManyWrite => ({ operation: 'update', values: () => values });

async function rowsOf(of: string): Promise<readonly RecordValues[]> {
  const { records } = await read(entity(of), all);
  return records.map(({ values }) => values);
}

/** Returns the outcome of each record, by id. */
function fates({
  written,
  unchanged,
  failed,
  uncertain,
  left,
}: Awaited<ReturnType<typeof writeMany>>) {
  const entries: readonly (readonly [id: string, fate: string])[] = [
    ...written.map(({ before }) => [before?.id ?? '', 'written'] as const),
    ...unchanged.map(({ id }) => [id, 'unchanged'] as const),
    ...failed.map(({ record: { id }, error }) => [id, error.failure.kind] as const),
    ...uncertain.map(({ id }) => [id, 'uncertain'] as const),
    ...left.map(({ id }) => [id, 'left'] as const),
  ];
  const result = new Map(entries);
  // Each is in one list, once.
  expect(entries).toHaveLength(result.size);
  return result;
}

const marks = fc.constantFrom(...Array.from('",()\\.:{}& %+é😀'));
const site = fc.oneof(
  fc.constantFrom('a', 'b'),
  fc.string({ unit: marks, minLength: 1, maxLength: 4 }),
);
const fate = fc.constantFrom(
  ...(['plain', 'plain', 'plain', 'hidden', 'denied', 'refused', 'checked', 'raised'] as const),
);
const meanwhile = fc.constantFrom('nothing', 'nothing', 'changed', 'touched', 'deleted');
const items = fc.uniqueArray(
  fc.record({ site, serial: fc.integer({ min: -3, max: 60 }), fate, meanwhile }),
  { selector: ({ site, serial }) => `${serial} ${site}`, minLength: 1, maxLength: 60 },
);
const text = (value: string) => `E'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

test('each record is written or has the reason why it wasn’t, even if others fail', async () => {
  await fc.assert(
    fc.asyncProperty(items, async (stored) => {
      await database.exec(`
        truncate item;
        insert into item values ${stored
          .map(({ site, serial, fate }) => `(${text(site)}, ${serial}, '${fate}')`)
          .join(', ')};
      `);
      const idOf = (item: (typeof stored)[number]) => writeKey([item.site, String(item.serial)]);
      const { records, gone } = await read(entity('item'), some(...stored.map(idOf)), ['state']);
      expect(gone).toEqual(stored.filter((item) => item.fate === 'hidden').map(idOf));
      for (const { site, serial, meanwhile } of stored) {
        const where = `where site = ${text(site)} and serial = ${serial}`;
        if (meanwhile === 'deleted') await database.exec(`delete from item ${where}`);
        if (meanwhile === 'changed' || meanwhile === 'touched') {
          const state = meanwhile === 'changed' ? 'held' : 'open';
          await database.exec(
            `alter table item disable trigger user;
             update item set state = '${state}' ${where};
             alter table item enable trigger user`,
          );
        }
      }
      const outcome = await writeMany(
        database.source,
        entity('item'),
        records,
        set({ state: 'done' }),
      );
      const expected = stored
        .filter((item) => item.fate !== 'hidden')
        .map((item): [string, string] => {
          // A visitor is asked to sign in where a policy refuses what they write.
          const kinds = {
            denied: 'denied',
            refused: 'signed out',
            checked: 'check',
            raised: 'refused',
          };
          const own = kinds[item.fate as keyof typeof kinds];
          if (item.meanwhile === 'deleted') return [idOf(item), 'not found'];
          if (item.meanwhile === 'changed') return [idOf(item), 'conflict'];
          return [idOf(item), own ?? 'written'];
        });
      expect(fates(outcome)).toEqual(new Map(expected));
      expect(outcome.stopped).toBeUndefined();
      const now = await read(entity('item'), all, ['state', 'times']);
      for (const { id, values } of now.records) {
        const isWritten = fates(outcome).get(id) === 'written';
        expect(values).toMatchObject({ times: isWritten ? '1' : '0' });
        expect(values['state'] === 'done').toBe(isWritten);
      }
    }),
    { numRuns: runs(12) },
  );
});

/** A proxy gives up before the request, or after it was carried out. */
const fault = fc.constantFrom<Fault>(
  (send) => send(),
  (send) => send(),
  badGateway,
  async (send) => {
    await send();
    return badGateway(send);
  },
);

test('a lost answer is read again, and nothing is written twice', async () => {
  const connection = faultySource(database);
  const of = entity('item');
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 12 }), async (faults) => {
      await database.exec(`
        truncate item;
        insert into item select site, serial, 'plain'
          from generate_series(1, 4) serial, unnest('{a,b,c}'::text[]) site;
      `);
      const { records } = await read(of, all, ['state']);
      connection.fail(faults);
      let outcome = await writeMany(connection.source, of, records, set({ state: 'done' }));
      expect(fates(outcome).size).toBe(12);
      // A person continues until nothing is left: what is uncertain is read before.
      while (outcome.uncertain.length + outcome.left.length > 0) {
        expect(outcome.stopped).toBeDefined();
        const open = [...outcome.uncertain, ...outcome.left].map(({ id }) => id);
        connection.fail([]);
        const again = await read(of, some(...open), ['state']);
        outcome = await writeMany(connection.source, of, again.records, set({ state: 'done' }));
      }
      expect(outcome.failed).toEqual([]);
      expect(await rowsOf('item')).toEqual(
        Array.from(
          { length: 12 },
          () => expect.objectContaining({ state: 'done', times: '1' }) as unknown,
        ),
      );
    }),
    { numRuns: runs(15) },
  );
});

const operation = fc.constantFrom('update', 'delete', 'insert', 'key');

test('of no kind of write is anything said to be saved that isn’t, or done twice', async () => {
  const connection = faultySource(database);
  const of = entity('job');
  await fc.assert(
    fc.asyncProperty(operation, fc.array(fault, { maxLength: 8 }), async (kind, faults) => {
      await jobs(6);
      const { records } = await read(of, all);
      if (kind === 'insert') await database.exec('truncate job cascade');
      const write: ManyWrite =
        kind === 'key'
          ? { operation: 'update', values: ({ id }) => ({ id: String(Number(id) + 100) }) }
          : kind === 'update'
            ? { operation: 'update', values: ({ id }) => ({ title: `New ${id}` }) }
            : { operation: kind };
      connection.fail(faults);
      const { results, written } = await writeMany(connection.source, of, records, write);
      const now = new Map((await read(of, all)).records.map((row) => [row.id, row.values]));
      const isDone = (id: string) => {
        if (kind === 'update') return now.get(id)?.['title'] === `New ${id}`;
        if (kind === 'key') return now.has(String(Number(id) + 100)) && !now.has(id);
        return now.has(id) === (kind === 'insert');
      };
      const wrong = records.filter(({ id }, place) => {
        const status = results[place]?.status;
        return status !== 'lost' && isDone(id) !== (status === 'saved');
      });
      expect(wrong).toEqual([]);
      // A change that is reported as saved can be undone.
      connection.fail([]);
      const back = undoOf(of, written);
      if (back === undefined || results.some(({ status }) => status === 'lost')) return;
      if (kind === 'insert') return;
      expect(fates(await writeMany(database.source, of, back.rows, back.write)).size).toBe(
        written.length,
      );
      expect((await read(of, all)).records.map(({ values }) => values)).toEqual(
        records.map(({ values }) => values),
      );
    }),
    { numRuns: runs(20) },
  );
});

const jobs = (count: number) =>
  database.exec(`
    truncate job cascade;
    insert into job (id, title, price, state)
      select n, 'Job ' || n, n / 4.0, case when n % 5 = 0 then 'done' else 'open' end
      from generate_series(1, ${count}) n;
  `);

describe('many records of a list', () => {
  const open: ManyRecords = {
    kind: 'all matching',
    state: {
      ...initialListState,
      filters: [{ field: 'state', operator: 'eq', values: ['open'] }],
      order: [{ field: 'title', direction: 'descending' }],
    },
    except: new Set(['3']),
  };

  test('are those that match when it starts, in few requests, though they stop matching by it', async () => {
    await jobs(1500);
    const { records } = await read(entity('job'), open, ['state']);
    expect(records).toHaveLength(1199);
    database.asked();
    const { written } = await writeMany(
      database.source,
      entity('job'),
      records,
      set({ state: 'done' }),
    );
    expect(written).toHaveLength(1199);
    // Two pages of records, each in requests of 200.
    expect(database.asked().length).toBeLessThanOrEqual(8);
    expect((await read(entity('job'), { ...open, except: new Set() })).records).toMatchObject([
      { id: '3' },
    ]);
  });

  test('are cancelled between two requests, and it is known which were written', async () => {
    await jobs(1000);
    const { records } = await read(entity('job'), all, ['title']);
    const cancel = new AbortController();
    let done = 0;
    const options = {
      signal: cancel.signal,
      onResult() {
        done += 1;
        if (done >= 400) cancel.abort();
      },
    };
    const outcome = await writeMany(
      database.source,
      entity('job'),
      records,
      set({ title: 'Same' }),
      options,
    );
    expect(outcome.written).toHaveLength(400);
    expect(outcome.left).toHaveLength(600);
    expect(outcome.stopped).toBeUndefined();
    const same = (await rowsOf('job')).filter(({ title }) => title === 'Same');
    expect(same.map(({ id }) => id)).toEqual(outcome.written.map(({ before }) => before?.id));
  });

  test('of which some are referred to are deleted except for these', async () => {
    await jobs(300);
    await database.exec('insert into visit values (1, 7), (2, 200)');
    const { records } = await read(entity('job'), all);
    const outcome = await writeMany(database.source, entity('job'), records, {
      operation: 'delete',
    });
    expect(outcome.written).toHaveLength(298);
    expect(outcome.failed).toMatchObject([
      { record: { id: '7', title: 'Job 7' }, error: { failure: { kind: 'reference' } } },
      { record: { id: '200' }, error: { failure: { kind: 'reference' } } },
    ]);
    expect(await rowsOf('job')).toHaveLength(2);
  });

  test('that hold the value already are left alone, also where it is written in another way', async () => {
    await jobs(4);
    const { records } = await read(entity('job'), all, ['price']);
    const outcome = await writeMany(database.source, entity('job'), records, set({ price: '0.5' }));
    expect(Object.fromEntries(fates(outcome))).toEqual({
      1: 'written',
      2: 'unchanged',
      3: 'written',
      4: 'written',
    });
  });

  test('are known apart by keys beyond the numbers of JavaScript', async () => {
    await database.exec(`
      truncate job cascade;
      insert into job (id, title) values (9007199254740992, 'Even'), (9007199254740993, 'Odd'), (1, 'One');
    `);
    const which = some('9007199254740993', '1');
    const { records } = await read(entity('job'), which, ['state']);
    await writeMany(database.source, entity('job'), records, set({ state: 'done' }));
    expect(await rowsOf('job')).toMatchObject([
      { id: '1', state: 'done' },
      { id: '9007199254740992', state: null },
      { id: '9007199254740993', state: 'done' },
    ]);
  });

  test('of a view are guarded by their values', async () => {
    await jobs(3);
    const view: Entity = { ...entity('job_list'), key: ['id'] };
    const { records } = await read(view, all, ['state']);
    await database.exec(`update job set state = 'held' where id = 2`);
    const outcome = await writeMany(database.source, view, records, set({ state: 'done' }));
    expect(Object.fromEntries(fates(outcome))).toEqual({
      1: 'written',
      2: 'conflict',
      3: 'written',
    });
  });

  test('whose key refers to another record are read once each', async () => {
    await database.exec(`
      insert into yard values ('a', 'Same'), ('b', 'Same');
      insert into part select site, n, 'x' from generate_series(1, 700) n, unnest('{a,b}'::text[]) site;
    `);
    const { records } = await read(entity('part'), all, ['name']);
    expect(records).toHaveLength(1400);
    database.asked();
    const { written } = await writeMany(
      database.source,
      entity('part'),
      records,
      set({ name: 'y' }),
    );
    expect(written).toHaveLength(1400);
    expect(database.asked().length).toBeLessThanOrEqual(12);
  });
});

const undo = (source: RecordSource, of: Entity, found: ReturnType<typeof undoOf>) => {
  if (found === undefined) throw new Error('It can’t be undone.');
  return writeMany(source, of, found.rows, found.write);
};

describe('what was done to many records is undone', () => {
  test('where the new value is still there, and in no other field', async () => {
    await database.exec(`
      truncate job cascade;
      insert into job (id, title, state) values (1, 'A', 'open'), (2, 'B', null), (3, 'C', 'open');
    `);
    const { records } = await read(entity('job'), all, ['state']);
    const { results } = await writeMany(
      database.source,
      entity('job'),
      records,
      set({ state: 'done' }),
    );
    await database.exec(`
      update job set title = 'theirs' where id = 1;
      update job set state = 'held' where id = 3;
    `);
    const back = undoOf(entity('job'), results);
    const outcome = await undo(database.source, entity('job'), back);
    expect(Object.fromEntries(fates(outcome))).toEqual({
      1: 'written',
      2: 'written',
      3: 'conflict',
    });
    expect(await rowsOf('job')).toMatchObject([
      { title: 'theirs', state: 'open' },
      { title: 'B', state: null },
      { title: 'C', state: 'held' },
    ]);
  });

  test('by creating deleted records again, with the same values', async () => {
    await database.exec(`
      truncate part;
      insert into yard values ('a', 'Same') on conflict do nothing;
      insert into part values ('a', 1, 'one'), ('a', 2, null);
    `);
    const before = await rowsOf('part');
    const { records } = await read(entity('part'), all);
    const { results } = await writeMany(database.source, entity('part'), records, {
      operation: 'delete',
    });
    expect(await rowsOf('part')).toEqual([]);
    await database.exec(`insert into part values ('a', 2, 'theirs')`);
    const outcome = await undo(database.source, entity('part'), undoOf(entity('part'), results));
    expect(Object.fromEntries(fates(outcome))).toEqual({ 'a,1': 'written', 'a,2': 'unique' });
    expect(await rowsOf('part')).toEqual([
      before[0],
      expect.objectContaining({ name: 'theirs' }) as unknown,
    ]);
  });

  test('also into a state that no record begins with, and that no way leads back to', async () => {
    await database.exec(`insert into step values (1, 'open'), (2, 'done')`);
    const discovered = database.source.specification;
    if (discovered === undefined) throw new Error('There is no specification.');
    const declaration = {
      states: { 'step.state': { initial: ['open'], transitions: [{ from: 'open', to: 'done' }] } },
    };
    const { specification } = applyDeclaration(discovered, declaration);
    const asked = { specification, declaration: {}, person: { roles: ['anon'] } };
    const context = { ...contextOf(database.source), asked };
    const of = entity('step');
    const run = async (rows: Awaited<ReturnType<typeof read>>['records'], write: ManyWrite) => {
      const outcome = await saveMany(context, of, rows, write);
      return outcome.rows.map(({ result }) => result);
    };
    const statuses = (results: Awaited<ReturnType<typeof run>>) =>
      results.map(({ status }) => status);
    const { records } = await read(of, all);
    expect(statuses(await run(records, set({ state: 'open' })))).toEqual(['saved', 'refused']);
    for (const write of [set({ state: 'done' }), { operation: 'delete' } as const]) {
      const back = undoOf(of, await run(records, write));
      if (back === undefined) throw new Error('It can’t be undone.');
      const restored = await run(back.rows, back.write);
      expect(new Set(statuses(restored))).toEqual(new Set(['saved']));
      expect(await rowsOf('step')).toEqual(records.map(({ values }) => values));
    }
  });

  test('only where that restores them', () => {
    const names = ['item', 'job', 'made', 'file', 'part', 'job_list'];
    expect(names.filter((name) => canRestore(entity(name)))).toEqual(['item', 'job', 'part']);
    const before = { id: '1', title: 'A', values: { doc: 'null' }, links: {} };
    const values = { doc: '{"a": 2}' };
    const changed = { status: 'saved', before, record: { ...before, values }, values } as const;
    expect(undoOf(entity('job'), [changed])).toBeUndefined();
    expect(undoOf(entity('job'), [{ ...changed, record: null }])).toBeUndefined();
    // A field that the role writes and can’t read.
    const unread = {
      ...changed,
      before: { ...before, values: {} },
      record: { ...before, values: {} },
    };
    expect(undoOf(entity('job'), [{ ...unread, values: { title: 'B' } }])).toBeUndefined();
    const read = { ...changed, record: { ...before, values: { doc: '1' } }, values: { doc: '1' } };
    expect(
      undoOf(entity('job'), [{ ...read, before: { ...before, values: { doc: '2' } } }]),
    ).toBeDefined();
  });
});

test('a record takes a unique value after another one has given it up', async () => {
  await database.exec('insert into seat select n, n from generate_series(1, 5) n');
  const of = entity('seat');
  const { records } = await read(of, all);
  const next: ManyWrite = {
    operation: 'update',
    values: ({ id }) => ({ place: String(Number(id) + 1) }),
  };
  const { results } = await writeMany(database.source, of, records, next);
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'saved'));
  const back = undoOf(of, results);
  const taken = back && (await writeMany(database.source, of, back.rows, back.write));
  expect(taken?.written).toHaveLength(5);
  expect((await rowsOf('seat')).map(({ place }) => place)).toEqual(['1', '2', '3', '4', '5']);
});

test('a record that takes a unique value waits, also where others are given the same values', async () => {
  await database.exec('insert into spot values (3, 0, 6), (1, 0, 5), (2, 1, 5)');
  const of = entity('spot');
  const { records } = await read(of, some('3', '1', '2'));
  const { results } = await writeMany(database.source, of, records, {
    operation: 'update',
    values: ({ id }) => ({ a: id === '2' ? '2' : '1' }),
  });
  expect(results.map(({ status }) => status)).toEqual(['saved', 'saved', 'saved']);
});

test('any number of records can wait for one another', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const id = String(index);
    return { id, title: '', values: { id, place: id }, links: {} };
  });
  const order = writeOrder(entity('seat'), rows, ({ id }) => ({ place: String(Number(id) + 1) }));
  expect(order.flat().map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
  // Records that take each other’s values are sent as they are.
  const two = rows.slice(0, 2);
  expect(writeOrder(entity('seat'), two, ({ id }) => ({ place: id === '0' ? '1' : '0' }))).toEqual([
    two,
  ]);
});
