import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from './read.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';
import { changeRecord, createRecord, deleteRecord } from './write.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(yard);
});

afterAll(() => database.close());

const read = (name: string, id: string) => readRecord(database.source, database.entity(name), id);

const create = (name: string, values: Parameters<typeof createRecord>[2]) =>
  createRecord(database.source, database.entity(name), values);
const change = (name: string, id: string, values: Parameters<typeof createRecord>[2]) =>
  changeRecord(database.source, database.entity(name), id, values);
const remove = (name: string, id: string) =>
  deleteRecord(database.source, database.entity(name), id);

describe('a record', () => {
  test.each([
    ['job', '1', 'Mend the pump'],
    ['customer', '9007199254740993', 'Odd'],
    ['machine', String.raw`B\, "x",1`, 'Fan'],
    ['Odd, table', String.raw`k\,1\\`, 'one'],
    ['Odd, table', 'k/2?', 'two'],
    ['employee', '1', 'Ann Ames'],
  ])('of %s is read by %s', async (name, id, title) => {
    const record = await read(name, id);
    expect(record.id).toBe(id);
    expect(record.title).toBe(title);
  });

  test('comes with its binary content', async () => {
    expect((await read('file', '9007199254740993')).values['content']).toBe(String.raw`\x00ff`);
  });

  test.each([
    ['job', '77'],
    ['job', 'abc'],
    ['job', '99999999999999999999999999'],
    ['job', '1,2'],
    ['machine', 'A'],
    ['secret', '3'],
    ['reading', '#1'],
  ])('of %s that %s names nothing of is not found', async (name, id) => {
    await expect(read(name, id)).rejects.toMatchObject({
      failure: { kind: 'not found', reaction: 'go back' },
    });
  });
});

describe('writing', () => {
  test('a record is created, edited and deleted', async () => {
    const created = await create('job', {
      title: 'New',
      customer_id: '1',
      price: '98765.0123456789',
      due: null,
      site: 'A',
      serial: '1',
    });
    expect(created).toMatchObject({
      title: 'New',
      values: { state: 'open', price: '98765.0123456789', due: null },
      links: {
        job_customer_id_fkey: { label: 'Äther & Söhne' },
        job_machine_fkey: { label: 'Pump' },
      },
    });
    const id = created?.id ?? '';
    const changed = await change('job', id, { price: null });
    expect(changed.values).toMatchObject({ title: 'New', price: null });
    expect(await change('job', id, {})).toEqual(changed);
    await remove('job', id);
    await expect(read('job', id)).rejects.toMatchObject({ failure: { kind: 'not found' } });
  });

  test('arrays and JSON are stored as they are', async () => {
    const ids = ['9007199254740993', '1'];
    const doc = '{"a": [12345678901234567890.10, null, "x"]}';
    await create('file', { id: '7', name: 'arrays', ids, doc });
    expect((await read('file', '7')).values).toMatchObject({ ids, doc });
    expect((await change('file', '7', { ids: [] })).values).toMatchObject({ ids: [], doc });
  });

  test('only the record with this long number is changed', async () => {
    await change('customer', '9007199254740993', { region: 'far' });
    expect((await read('customer', '9007199254740992')).values['region']).toBeNull();
  });

  test('what met no record says whether it is gone or not permitted', async () => {
    const denied = { failure: { kind: 'denied' } };
    const notFound = { failure: { kind: 'not found' } };
    expect((await change('secret', '1', { name: 'changed' })).values['name']).toBe('changed');
    await expect(change('secret', '2', { name: 'x' })).rejects.toMatchObject(denied);
    await expect(remove('secret', '2')).rejects.toMatchObject(denied);
    await expect(change('secret', '3', { name: 'x' })).rejects.toMatchObject(notFound);
    await expect(remove('secret', '44')).rejects.toMatchObject(notFound);
    await expect(create('secret', { id: '100' })).rejects.toMatchObject({
      failure: { code: '42501' },
    });
  });

  test('a rejection by the database names the field', async () => {
    await expect(create('customer', { region: 'x' })).rejects.toMatchObject({
      failure: { kind: 'required', field: 'name' },
    });
    await expect(create('machine', { site: 'A', serial: '1', model: 'x' })).rejects.toMatchObject({
      failure: { kind: 'unique', fields: ['site', 'serial'] },
    });
    await expect(remove('customer', '1')).rejects.toMatchObject({
      failure: { kind: 'reference' },
    });
  });

  test('a role that may add and not read adds', async () => {
    const inbox = {
      ...database.entity('tag'),
      name: 'inbox',
      fields: database.entity('tag').fields.map((field) => ({
        ...field,
        grants: { ...field.grants, select: false },
      })),
    };
    await database.exec(`
      create table inbox (id int primary key, name text not null);
      grant insert on inbox to anon`);
    expect(await createRecord(database.source, inbox, { id: '1', name: 'x' })).toBeNull();
  });
});
