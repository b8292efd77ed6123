import { childrenSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fault, faultySource } from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { readRecord } from '../read.ts';
import { type SaveStep, saveSteps } from './save-steps.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table note (id int primary key, body text, details json, marks jsonb[], tags jsonb);
    grant select, insert, update, delete on note to anon;
    ${childrenSql()}`);
});

afterAll(() => database.close());

const missing: Fault = async () =>
  Response.json({ code: 'PGRST202', message: '' }, { status: 404 });

const inserting = (id: string): SaveStep => ({
  entity: database.entity('note'),
  operation: 'insert',
  values: { id },
  returns: ['id'],
});

const outOfDate = {
  failure: { code: 'PGRST202', message: expect.stringMatching(/Nothing was saved.*schema cache/) },
};

it('rejects a save while the schema cache lacks the function that the catalog names', async () => {
  const { source, fail, sent } = faultySource(database);
  fail([missing]);
  await expect(saveSteps(source, [inserting('1')])).rejects.toMatchObject(outOfDate);
  expect(sent()).toEqual(['POST']);
  expect(await saveSteps(source, [inserting('1')])).toEqual({ id: '1' });
});

it('takes a function that no catalog names for missing until it has saved something', async () => {
  const { source, fail } = faultySource(database);
  const unnamed = { ...source, specification: undefined };
  fail([missing]);
  expect(await saveSteps(unnamed, [inserting('2')])).toBeUndefined();
  expect(await saveSteps(unnamed, [inserting('2')])).toEqual({ id: '2' });
  fail([missing]);
  await expect(saveSteps(unnamed, [inserting('3')])).rejects.toMatchObject(outOfDate);
  expect(await saveSteps(unnamed, [inserting('3')])).toEqual({ id: '3' });
});

it.each([
  `details = '{"read": false}'`,
  `marks = array['1', '3']::jsonb[]`,
  `tags = '[]'`,
  `tags = null`,
])('misses no change to JSON, which only %s has changed', async (change) => {
  const note = database.entity('note');
  await database.exec(`
    delete from note;
    insert into note values (1, 'first', '{ "read" :true}', array['1', '{"a": "b"}']::jsonb[], '{"b": 1.0, "a": 2}')`);
  const record = await readRecord(database.source, note, '1');
  const save = (body: string, seen = record) =>
    saveSteps(database.source, [
      { entity: note, operation: 'update', record: seen, values: { body } },
    ]);
  expect(await save('second')).toEqual({});
  const seen = { ...record, values: { ...record.values, body: 'second' } };
  await database.exec(`update note set ${change}`);
  await expect(save('third', seen)).rejects.toMatchObject({
    cause: { failure: { kind: 'conflict' } },
  });
  const { values } = await readRecord(database.source, note, '1');
  expect(await save('fourth', { ...seen, values })).toEqual({});
});
