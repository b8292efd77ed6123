import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDataClient, sessionKeyOf } from '@ninefold/data/client';
import { readRecord, type RecordRow, type RecordSource } from '@ninefold/data/records';
import { recordCreation } from '@ninefold/data/records/creation';
import { recordChange } from '@ninefold/data/records/change';
import {
  answerDropped,
  badGateway,
  dropped,
  type FaultySource,
  faultySource,
} from '../../../data/testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../data/testing/open-database.ts';
import { entityKey, recordKey, recordsKey } from '../queries/index.ts';
import { removeRecord, saveChange, saveNew, showAtOnce, type WriteContext } from './index.ts';

let database: TestDatabase;
let connection: FaultySource;
/** How often what is shown was read again. */
let refreshes = 0;

beforeAll(async () => {
  database = await openDatabase(`
    create table job (
      id uuid primary key default gen_random_uuid(), title text not null, price int,
      note text, constraint priced check (price > 0)
    );
    create table paper (id int primary key, title text not null, deleted boolean not null default false);
    alter table paper enable row level security;
    create policy read on paper for select to anon using (not deleted);
    create policy remove on paper for delete to anon using (true);
    create function hide() returns trigger language plpgsql security definer as $$
      begin update paper set deleted = true where id = old.id; return null; end $$;
    create trigger hide before delete on paper for each row execute function hide();
    grant usage on schema public to anon;
    grant select, insert, update, delete on job, paper to anon;
  `);
  connection = faultySource(database);
});

afterAll(() => database.close());

const id = '00000000-0000-4000-8000-000000000001';

beforeEach(async () => {
  await database.exec(`truncate job; insert into job values ('${id}', 'Pump', 5, 'old')`);
  connection.fail([]);
  refreshes = 0;
});

function contextOf(source: RecordSource = connection.source): WriteContext {
  const { specification } = database.source;
  return {
    source,
    queries: new QueryClient(),
    send: (request) => request(),
    refresh: () => {
      refreshes += 1;
      return Promise.resolve(true);
    },
    asked: specification && { specification, declaration: {}, person: { roles: ['anon'] } },
  };
}

const job = () => database.entity('job');
const read = () => readRecord(database.source, job(), id);

async function stored() {
  const rows = await database.source.client.supabase.from('job').select('title,price,note');
  return rows.data;
}

describe('a change', () => {
  test('is saved, with the record before for an undo, and what is shown is read again', async () => {
    const row = await read();
    const result = await saveChange(contextOf(), job(), { row, values: { title: 'Fan' } });
    expect(result).toMatchObject({
      status: 'saved',
      record: { values: { title: 'Fan' } },
      before: { values: { title: 'Pump' } },
      values: { title: 'Fan' },
      isRefreshed: true,
    });
    expect(refreshes).toBe(1);
  });

  test('that a rule refuses is not sent', async () => {
    const row = await read();
    const result = await saveChange(contextOf(), job(), { row, values: { price: '0' } });
    expect(result).toMatchObject({ status: 'refused', problems: [{ fields: ['price'] }] });
    expect(connection.sent()).toEqual([]);
  });

  test('that only the database refuses is refused with its error', async () => {
    const row = await read();
    const context = { ...contextOf(), asked: undefined };
    const result = await saveChange(context, job(), { row, values: { price: '0' } });
    expect(result).toMatchObject({ status: 'refused', error: { failure: { code: '23514' } } });
    expect(refreshes).toBe(0);
  });

  test('is merged with what others have changed in other fields', async () => {
    const row = await read();
    await database.exec(`update job set note = 'theirs'`);
    const result = await saveChange(contextOf(), job(), { row, values: { title: 'Fan' } });
    expect(result.status).toBe('saved');
    expect(await stored()).toEqual([{ title: 'Fan', price: 5, note: 'theirs' }]);
  });

  test('of a field that others have changed is a conflict, and nothing is written', async () => {
    const row = await read();
    await database.exec(`update job set title = 'Theirs', note = 'theirs'`);
    const values = { title: 'Fan', price: '7' };
    const result = await saveChange(contextOf(), job(), { row, values });
    expect(result).toMatchObject({
      status: 'conflict',
      fields: ['title'],
      current: { values: { title: 'Theirs' } },
    });
    expect(refreshes).toBe(1);
    expect(await stored()).toEqual([{ title: 'Theirs', price: 5, note: 'theirs' }]);
  });

  test('asks whose values to keep, and writes the rest', async () => {
    const row = await read();
    await database.exec(`update job set title = 'Theirs'`);
    const asked: unknown[] = [];
    const result = await saveChange(
      contextOf(),
      job(),
      { row, values: { title: 'Fan', price: '7' } },
      {
        resolve: (question) => {
          asked.push(question.fields);
          return Promise.resolve(['title']);
        },
      },
    );
    expect(asked).toEqual([['title']]);
    expect(result).toMatchObject({ status: 'saved', values: { price: '7' } });
    expect(await stored()).toEqual([{ title: 'Theirs', price: 7, note: 'old' }]);
  });

  test('is a conflict without an error where the person gives up', async () => {
    const row = await read();
    await database.exec(`update job set title = 'Theirs'`);
    const change = { row, values: { title: 'Fan' } };
    const result = await saveChange(contextOf(), job(), change, {
      resolve: () => Promise.resolve(undefined),
    });
    expect(result.status).toBe('conflict');
    expect(result).not.toHaveProperty('error');
  });

  test('whose answer alone was lost is saved', async () => {
    const row = await read();
    connection.fail([answerDropped]);
    const result = await saveChange(contextOf(), job(), { row, values: { title: 'Fan' } });
    expect(result).toMatchObject({ status: 'saved', record: { values: { title: 'Fan' } } });
  });

  test('that can’t be looked for is lost, and found by the next attempt, which sends nothing', async () => {
    const row = await read();
    const sending = recordChange();
    const change = { row, values: { title: 'Fan' } };
    connection.fail([answerDropped, badGateway]);
    expect(await saveChange(contextOf(), job(), change, { sending })).toMatchObject({
      status: 'lost',
    });
    connection.fail([]);
    expect(await saveChange(contextOf(), job(), change, { sending })).toMatchObject({
      status: 'saved',
    });
    expect(connection.sent()).toEqual(['GET']);
  });

  test('that never arrived is known not to be stored', async () => {
    const row = await read();
    connection.fail([dropped]);
    const result = await saveChange(contextOf(), job(), { row, values: { title: 'Fan' } });
    expect(result.status).toBe('offline');
    expect(await stored()).toMatchObject([{ title: 'Pump' }]);
  });
});

/** Puts a row into a list that is shown, and returns what the list shows of it. */
function listOf({ queries, source }: WriteContext, name: string, row: RecordRow) {
  const queryKey = [...entityKey(source.client, job()), 'list', name];
  const read = (values: RecordRow['values']) =>
    queries.setQueryData(queryKey, { rows: [{ ...row, values }] });
  read(row.values);
  const shown = () =>
    queries.getQueryData<{ readonly rows: readonly RecordRow[] }>(queryKey)?.rows[0]?.values;
  return { read, shown };
}

describe('a value that is shown at once', () => {
  test('gives way to what others have stored, also where the person gives up', async () => {
    const context = contextOf();
    const row = await read();
    const list = listOf(context, 'all', row);
    context.queries.setQueryData(recordKey(context.source.client, job(), id), row);
    await database.exec(`update job set price = 9, note = 'theirs'`);
    const change = { row, values: { price: '7' } };
    const result = await saveChange(context, job(), change, {
      atOnce: true,
      resolve: () => Promise.resolve(undefined),
    });
    expect(result.status).toBe('conflict');
    expect(list.shown()).toMatchObject({ price: '9', note: 'theirs' });
    expect(context.queries.getQueryData(recordKey(context.source.client, job(), id))).toMatchObject(
      { values: { price: '9' } },
    );
    expect(refreshes).toBe(1);
  });

  test('is read again after a failure', async () => {
    const context = contextOf();
    const row = await read();
    const list = listOf(context, 'all', row);
    connection.fail([dropped]);
    const change = { row, values: { price: '7' } };
    const result = await saveChange(context, job(), change, { atOnce: true });
    expect(result.status).toBe('offline');
    expect(list.shown()).toMatchObject({ price: '5' });
    expect(refreshes).toBe(1);
  });

  test('goes back in each list to what that one had, unless it has been read since, at one go', async () => {
    const context = contextOf();
    const row = await read();
    const [old, other, newer] = ['old', 'other', 'newer'].map((name) => listOf(context, name, row));
    other?.read({ ...row.values, price: '4' });
    const showBefore = showAtOnce(context, job(), new Map([[id, { price: '7' }]]));
    expect([old, other, newer].map((list) => list?.shown()?.['price'])).toEqual(['7', '7', '7']);
    newer?.read({ ...row.values, price: '8' });
    let replaced = 0;
    context.queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') replaced += 1;
    });
    showBefore?.(['another', id, 'a third']);
    expect([old, other, newer].map((list) => list?.shown()?.['price'])).toEqual(['5', '4', '8']);
    expect(replaced).toBe(2);
  });
});

describe('a new record', () => {
  test('is stored once, although the answer was lost twice', async () => {
    const creation = recordCreation();
    connection.fail([answerDropped, badGateway]);
    const save = () => saveNew(contextOf(), job(), { title: 'Belt' }, { creation });
    expect((await save()).status).toBe('lost');
    connection.fail([]);
    expect(await save()).toMatchObject({ status: 'saved', record: { values: { title: 'Belt' } } });
    expect(await stored()).toHaveLength(2);
  });

  test('that lacks a value is not sent', async () => {
    const result = await saveNew(contextOf(), job(), { note: 'no title' });
    expect(result).toMatchObject({ status: 'refused', problems: [{ fields: ['title'] }] });
    expect(connection.sent()).toEqual([]);
  });
});

describe('a deletion', () => {
  test('whose answer was lost is settled by looking whether the record is gone', async () => {
    const row = await read();
    connection.fail([answerDropped]);
    expect(await removeRecord(contextOf(), job(), row)).toMatchObject({ status: 'saved' });
    expect(refreshes).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test.each([[[]], [[answerDropped]]])(
    'that a trigger turns into hiding leaves the record, whether it is answered or not',
    async (faults) => {
      await database.exec(`truncate paper; insert into paper values (1, 'Invoice')`);
      const row = await readRecord(database.source, database.entity('paper'), '1');
      connection.fail(faults);
      expect(await removeRecord(contextOf(), database.entity('paper'), row)).toMatchObject({
        status: 'saved',
        isHidden: true,
      });
    },
  );

  test('that can’t be looked for is lost', async () => {
    const row = await read();
    connection.fail([answerDropped, badGateway]);
    expect(await removeRecord(contextOf(), job(), row)).toMatchObject({ status: 'lost' });
  });

  test('of a record that others have changed is a conflict, and shows it', async () => {
    const row = await read();
    await database.exec(`update job set title = 'Theirs'`);
    expect(await removeRecord(contextOf(), job(), row)).toMatchObject({
      status: 'conflict',
      current: { values: { title: 'Theirs' } },
    });
    expect(refreshes).toBe(1);
    expect(await stored()).toHaveLength(1);
  });
});

describe('for one person', () => {
  const url = 'http://backend.test';

  function boundTo(person: string) {
    const kept = new Map<string, string>();
    const sent: string[] = [];
    const client = createDataClient({
      url,
      publishableKey: database.source.client.publishableKey,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      fetch(_input, init) {
        sent.push(init?.method ?? 'GET');
        return Promise.resolve(Response.json([]));
      },
    });
    const signIn = (user: string) => {
      const session = { access_token: user, user: { id: user }, expires_at: 9_999_999_999 };
      kept.set(sessionKeyOf(url), JSON.stringify(session));
    };
    signIn(person);
    const bound = client.boundTo({ id: () => person, signal: new AbortController().signal });
    return { source: { ...database.source, client: bound }, sent, signIn };
  }

  test('nothing is written once somebody else has signed in', async () => {
    const row = await read();
    const { source, sent, signIn } = boundTo('mira');
    signIn('jonas');
    for (const result of [
      await saveChange(contextOf(source), job(), { row, values: { title: 'Fan' } }),
      await saveNew(contextOf(source), job(), { title: 'Belt' }),
      await removeRecord(contextOf(source), job(), row),
    ]) {
      expect(result).toMatchObject({
        status: 'refused',
        error: { failure: { kind: 'signed out' } },
      });
    }
    expect(sent).toEqual([]);
  });

  test('what is read has a key that names the person', () => {
    const [mira, jonas] = ['mira', 'jonas'].map((person) => boundTo(person).source.client);
    expect(recordsKey(mira!)).toEqual(['records', { project: url, person: 'mira' }]);
    expect(recordsKey(mira!)).not.toEqual(recordsKey(jonas!));
  });
});
