import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fault, faultySource } from '../../../testing/faulty-source.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { readRecord } from '../read.ts';
import { updateRecords } from './update-records.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table note (id int primary key, body text);
    insert into note values (1, 'old');
    grant select, update on note to anon;`);
});
afterAll(() => database.close());

const uncached: Fault = async () =>
  Response.json({ code: 'PGRST202', message: '' }, { status: 404 });

it('updates none where the schema cache lacks the function, so that each is sent alone', async () => {
  const note = database.entity('note');
  const existing = await readRecord(database.source, note, '1');
  const changes = { body: 'new' };
  const row = {
    number: 1,
    values: changes,
    outcome: 'update',
    problems: [],
    existing,
    changes,
  } as const;
  const { source, fail } = faultySource(database);
  fail([uncached]);
  expect(await updateRecords(source, note, [row])).toEqual(new Set());
  expect(await updateRecords(source, note, [row])).toEqual(new Set([row]));
});
