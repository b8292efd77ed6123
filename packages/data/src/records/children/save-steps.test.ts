import { childrenSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fault, faultySource } from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { saveSteps } from './save-steps.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table note (id int primary key, body text);
    grant select, insert, update, delete on note to anon;
    ${childrenSql()}`);
});

afterAll(() => database.close());

const missing: Fault = async () =>
  Response.json({ code: 'PGRST202', message: '' }, { status: 404 });

it('takes a function that is missing for not installed only until it has saved something', async () => {
  const { source, fail } = faultySource(database);
  const save = (id: string) =>
    saveSteps(source, [
      { entity: database.entity('note'), operation: 'insert', values: { id }, returns: ['id'] },
    ]);
  fail([missing]);
  expect(await save('1')).toBeUndefined();
  expect(await save('1')).toEqual({ id: '1' });
  fail([missing]);
  await expect(save('2')).rejects.toMatchObject({ failure: { code: 'PGRST202' } });
  expect(await save('2')).toEqual({ id: '2' });
});
