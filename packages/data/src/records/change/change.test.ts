import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readRecord } from '../read.ts';
import type { RecordRow, RecordValues } from '../record.ts';
import {
  answerDropped,
  badGateway,
  dropped,
  type Fault,
  type FaultySource,
  faultySource,
} from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { listRecords } from '../list.ts';
import { initialListState } from '@ninefold/specification/grammar';
import { readUnchanged, recordChange } from './index.ts';

let database: TestDatabase;
let connection: FaultySource;

beforeAll(async () => {
  database = await openDatabase(`
    create table job (
      id int primary key, title text not null, price numeric(6, 2), doc jsonb, note text,
      updated_at timestamptz not null default now()
    );
    create table vault (id int primary key, title text, secret text);
    insert into vault values (1, 'Safe');
    create function touch() returns trigger language plpgsql as $$
      begin new.updated_at := clock_timestamp(); return new; end $$;
    create trigger touch before update on job for each row execute function touch();
    grant usage on schema public to anon;
    grant select, update (title, price, doc, note) on job to anon;
    grant select (id, title), update (title, secret) on vault to anon;
  `);
  connection = faultySource(database);
});

afterAll(() => database.close());

beforeEach(() =>
  database.exec(`
    truncate job; insert into job (id, title, price) values (1, 'Pump', 5);
    update vault set title = 'Safe', secret = null`),
);

const read = (): Promise<RecordRow> => readRecord(database.source, database.entity('job'), '1');

/** A form of the record that can be saved several times. The faults meet its first requests. */
async function form() {
  const seen = await read();
  const change = recordChange();
  return (values: RecordValues, next: readonly Fault[] = []) => {
    connection.fail(next);
    return change.send(connection.source, database.entity('job'), seen, values);
  };
}

const lost = (message: string) => ({
  failure: {
    kind: 'offline',
    reaction: 'retry',
    message: expect.stringContaining(message) as string,
  },
});

test('a change whose answer alone was lost is saved', async () => {
  const save = await form();
  const values = { title: 'Fan', price: '7.5', note: null, doc: { size: [1, 2] } };
  expect(await save(values, [answerDropped])).toMatchObject({
    values: { title: 'Fan', price: '7.50' },
  });
  expect(connection.sent()).toEqual(['PATCH', 'GET']);
});

test('a change that could not be looked for is found when it is saved again, and not sent twice', async () => {
  const save = await form();
  const values = { title: 'Fan', price: '7.5' };
  await expect(save(values, [answerDropped, badGateway])).rejects.toMatchObject(
    lost('it isn’t known whether your changes to this job were saved'),
  );
  expect(await save(values)).toMatchObject({ values: { title: 'Fan', price: '7.50' } });
  expect(connection.sent()).toEqual(['GET']);
});

test('a change that never arrived is reported as missing, and is sent again', async () => {
  const save = await form();
  await expect(save({ title: 'Fan' }, [dropped])).rejects.toMatchObject(lost('were not saved'));
  expect(await save({ title: 'Fan' })).toMatchObject({ values: { title: 'Fan' } });
});

test('more that was typed meanwhile is saved over the change that arrived', async () => {
  const save = await form();
  await expect(save({ title: 'Fan' }, [answerDropped, badGateway])).rejects.toMatchObject(
    lost('isn’t known'),
  );
  expect(await save({ title: 'Fan', note: 'loud' })).toMatchObject({
    values: { title: 'Fan', note: 'loud' },
  });
});

test('another person’s change stays a conflict', async () => {
  const save = await form();
  await expect(save({ title: 'Fan' }, [answerDropped, badGateway])).rejects.toMatchObject(
    lost('isn’t known'),
  );
  await database.exec(`update job set note = 'theirs'`);
  await expect(save({ title: 'Fan', price: '8' })).rejects.toMatchObject({
    name: 'RecordConflict',
    changed: expect.arrayContaining(['note']) as string[],
  });
  expect(await read()).toMatchObject({ values: { title: 'Fan', note: 'theirs', price: '5.00' } });
});

test('a change that was taken back in the form is not kept without a word', async () => {
  const save = await form();
  await expect(save({ title: 'Fan' }, [answerDropped, badGateway])).rejects.toMatchObject(
    lost('isn’t known'),
  );
  await expect(save({ note: 'loud' })).rejects.toMatchObject({
    name: 'RecordConflict',
    changed: expect.arrayContaining(['title']) as string[],
  });
});

test('records that a list has shown are read with their versions, and those that changed since are not', async () => {
  await database.exec(`insert into job (id, title) values (2, 'Fan'), (3, 'Belt'), (4, 'Lift')`);
  const entity = database.entity('job');
  const { rows } = await listRecords(database.source, entity, initialListState);
  await database.exec(`
    update job set note = 'theirs' where id = 2;
    update job set title = 'Belt' where id = 3;
    delete from job where id = 4;
  `);
  const now = await readUnchanged(database.source, entity, rows);
  expect(now.get('1')).toMatchObject({ version: expect.any(String) as string });
  expect(now.get('2')).toMatchObject({
    name: 'RecordConflict',
    changed: expect.arrayContaining(['note']) as string[],
    current: { values: { note: 'theirs' }, version: expect.any(String) as string },
  });
  // Another person saved it unchanged: only the values that a trigger sets differ.
  expect(now.get('3')).toMatchObject({ name: 'RecordConflict', changed: ['updated_at'] });
  expect(now.get('4')).toMatchObject({ failure: { kind: 'not found' } });
});

test('a change that can’t be read is not made with other values before the record is read again', async () => {
  const vault = database.entity('vault');
  const seen = await readRecord(database.source, vault, '1');
  const change = recordChange();
  const save = (secret: string, record = seen) =>
    change.send(connection.source, vault, record, { secret });
  connection.fail([answerDropped, badGateway]);
  await expect(save('a')).rejects.toThrow('isn’t known');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(save('b')).rejects.toMatchObject({ name: 'WrittenEarlier' });
  }
  const again = await readRecord(database.source, vault, '1');
  expect(await save('b', again)).toMatchObject({ id: '1' });
});

test.each([
  ['fields', 'Theirs'],
  ['record', undefined],
] as const)('a change that can’t be read is guarded as it should be: %s', async (guard, title) => {
  const vault = database.entity('vault');
  const seen = await readRecord(database.source, vault, '1');
  await database.exec(`update vault set title = 'Theirs'`);
  const saved = recordChange().send(database.source, vault, seen, { secret: 'x' }, { guard });
  const result = await saved.catch((error: unknown) => error);
  expect(result).toMatchObject(title === undefined ? { name: 'RecordConflict' } : { title });
});

test('a change that can’t be read is carried out once, and never said to be lost', async () => {
  const vault = database.entity('vault');
  const seen = await readRecord(database.source, vault, '1');
  const change = recordChange();
  const save = (faults: readonly Fault[] = []) => {
    connection.fail(faults);
    return change.send(connection.source, vault, seen, { secret: 'x' });
  };
  await expect(save([answerDropped, badGateway])).rejects.toThrow('isn’t known');
  await database.exec(`update vault set title = 'Theirs'`);
  // Carried out before the other change, it is answered as then.
  expect(await save()).toMatchObject({ title: 'Theirs' });
  await expect(save()).rejects.toMatchObject({ name: 'RecordConflict' });
});
