import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answerDropped,
  dropped,
  type Fault,
  faultySource,
} from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { readRecord } from '../read.ts';
import type { RecordRow } from '../record.ts';
import { write, type WriteStep } from './index.ts';

let database: TestDatabase;

const missing: Fault = async () =>
  Response.json({ code: 'PGRST202', message: '' }, { status: 404 });

beforeAll(async () => {
  database = await openDatabase(`
    create table note (id int primary key, body text, details json, marks jsonb[], tags jsonb);
    grant select, insert, update, delete on note to anon;`);
});

beforeEach(() => database.exec('truncate note'));
afterAll(() => database.close());

const inserting = (id: string, body = ''): WriteStep => ({
  entity: database.entity('note'),
  operation: 'insert',
  rows: [{ values: { id, body } }],
  returns: ['id'],
});

const stored = async () => {
  const { data } = await database.source.client.supabase.schema('public').from('note').select('*');
  return data;
};

it('rejects a write while the schema cache lacks the function that the catalog names', async () => {
  const { source, fail, sent } = faultySource(database);
  fail([missing]);
  const request = { id: crypto.randomUUID(), steps: [inserting('1')] };
  await expect(write(source, request)).rejects.toMatchObject({
    failure: {
      code: 'PGRST202',
      message: expect.stringMatching(/Nothing was saved.*schema cache/) as string,
    },
  });
  expect(sent()).toEqual(['POST']);
  expect(await write(source, request)).toEqual({ saved: { id: '1' } });
});

it.each([
  ['the answer', answerDropped],
  ['the request', dropped],
])('is carried out once although %s is lost', async (_what, fault) => {
  const { source, fail, sent } = faultySource(database);
  fail([fault]);
  const request = { id: crypto.randomUUID(), steps: [inserting('1')] };
  expect(await write(source, request)).toEqual({ saved: { id: '1' } });
  expect(sent()).toEqual(['POST', 'POST']);
  expect(await stored()).toHaveLength(1);
});

it('does not take one request for another, and says what the earlier one has stored', async () => {
  const id = crypto.randomUUID();
  await write(database.source, { id, steps: [inserting('1')] });
  const other = write(database.source, { id, steps: [inserting('2')] });
  await expect(other).rejects.toMatchObject({
    name: 'WrittenEarlier',
    saved: { id: '1' },
    failure: { kind: 'conflict', message: expect.stringContaining('An earlier attempt') as string },
  });
  expect(await stored()).toHaveLength(1);
});

it('has the code, the fields and the place of what the database refuses', async () => {
  const request = { id: crypto.randomUUID(), steps: [inserting('1'), inserting('1')] };
  await expect(write(database.source, request)).rejects.toMatchObject({
    place: 1,
    cause: { failure: { kind: 'unique', code: '23505', fields: ['id'] } },
  });
  expect(await stored()).toEqual([]);
});

it.each([
  `details = '{"read": false}'`,
  `marks = array['1', '3']::jsonb[]`,
  `tags = '[]'`,
  `tags = null`,
])('misses no change to JSON, which only %s has changed', async (change) => {
  const note = database.entity('note');
  await database.exec(`
    insert into note values (1, 'first', '{ "read" :true}', array['1', '{"a": "b"}']::jsonb[], '{"b": 1.0, "a": 2}')`);
  const read = () => readRecord(database.source, note, '1');
  const save = (body: string, record: RecordRow) => {
    const rows = [{ record, values: { body } }];
    const step = { entity: note, operation: 'update', rows } as const;
    return write(database.source, { id: crypto.randomUUID(), steps: [step] });
  };
  expect(await save('second', await read())).toEqual({ saved: {} });
  const seen = await read();
  await database.exec(`update note set ${change}`);
  await expect(save('third', seen)).rejects.toMatchObject({
    cause: { failure: { kind: 'conflict' } },
  });
  expect(await save('fourth', await read())).toEqual({ saved: {} });
});
