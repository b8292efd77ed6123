import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '@ninefold/specification';
import { initialListState } from '@ninefold/specification/grammar';
import { optionsById, referenceOptions } from './options.ts';
import { readRecord } from './read.ts';
import { listRelated, relatedLists } from './related.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(yard);
});

afterAll(() => database.close());

const read = (name: string, id: string) => readRecord(database.source, database.entity(name), id);

const lists = (name: string) => relatedLists(database.source.entities, database.entity(name));

const referenceOf = (name: string, constraint: string) => {
  const found = database.entity(name).references.find((one) => one.constraint === constraint);
  if (found === undefined) throw new Error(`${name} has no ${constraint}.`);
  return found;
};

const customers = () => referenceOf('job', 'job_customer_id_fkey');

const listed = async (of: string, id: string, name: string) => {
  const related = lists(of).find((list) => list.name === name);
  if (related === undefined) throw new Error(`${of} has no ${name}.`);
  const page = await listRelated(database.source, related, await read(of, id), initialListState);
  return { titles: page.rows.map(({ title }) => title), total: page.total?.count };
};

describe('related lists', () => {
  test('are those of each reference that leads here, and of the other side of a join table', () => {
    expect(lists('customer').map(({ name, kind }) => [name, kind])).toEqual([
      ['public.job.job_billed_to_fkey', 'incoming'],
      ['public.job.job_customer_id_fkey', 'incoming'],
    ]);
    expect(lists('job').map(({ kind, entity }) => [kind, entity.name])).toEqual([
      ['many to many', 'tag'],
    ]);
    expect(lists('employee')).toHaveLength(1);
  });

  test('hold the records that belong, with their number', async () => {
    expect(await listed('customer', '2', 'public.job.job_customer_id_fkey')).toEqual({
      titles: ['Mend the pump'],
      total: 1,
    });
    expect(await listed('machine', 'A,1', 'public.job.job_machine_fkey')).toEqual({
      titles: ['Mend the pump'],
      total: 1,
    });
    expect(await listed('machine', String.raw`B\, "x",1`, 'public.job.job_machine_fkey')).toEqual({
      titles: ['Fix, "quickly"'],
      total: 1,
    });
    expect(await listed('employee', '1', 'public.employee.employee_reports_to_fkey')).toEqual({
      titles: ['Bo Berg', 'Cy Cole'],
      total: 2,
    });
    expect(await listed('job', '1', 'public.job_tag.job_tag_job_id_fkey')).toEqual({
      titles: ['urgent', 'outside'],
      total: 2,
    });
    expect(await listed('tag', '3', 'public.job_tag.job_tag_tag_id_fkey')).toEqual({
      titles: [],
      total: 0,
    });
  });

  test('are searched, filtered and sorted like any list', async () => {
    const [tags] = lists('job');
    if (tags === undefined) throw new Error('A job has no tags.');
    const page = await listRelated(database.source, tags, await read('job', '1'), {
      ...initialListState,
      search: 'urg',
      filters: [{ field: 'id', operator: 'lt', values: ['3'] }],
      order: [{ field: 'name', direction: 'descending' }],
    });
    expect(page.rows.map(({ title }) => title)).toEqual(['urgent']);
  });
});

const narrow = (entity: Entity) =>
  entity.name === 'customer' ? [{ field: 'id', operator: 'eq', values: ['2'] } as const] : [];

const recent = () => ['9007199254740993', '404', '2'];

describe('options of a reference', () => {
  test('are found by label, in its order', async () => {
    const found = await referenceOptions(database.source, customers(), '');
    expect(found).toHaveLength(5);
    expect(await referenceOptions(database.source, customers(), 'bob (jr')).toEqual([
      { id: '2', label: 'O\'Neil, "Bob" (Jr.)' },
    ]);
    expect(await referenceOptions(database.source, customers(), '9007199254740993')).toEqual([
      { id: '9007199254740993', label: 'Odd' },
    ]);
    expect(await referenceOptions(database.source, customers(), 'nobody')).toEqual([]);
  });

  test('are of those records alone that fulfil the conditions', async () => {
    const bob = [{ id: '2', label: 'O\'Neil, "Bob" (Jr.)' }];
    expect(await referenceOptions(database.source, customers(), '', { narrow })).toEqual(bob);
    expect(await referenceOptions(database.source, customers(), 'odd', { narrow })).toEqual([]);
  });

  test('begin with the recent ones while nothing is searched for, each once', async () => {
    const offered = await referenceOptions(database.source, customers(), '', { recent });
    expect(offered.slice(0, 2)).toEqual([
      { id: '9007199254740993', label: 'Odd', recent: true },
      { id: '2', label: 'O\'Neil, "Bob" (Jr.)', recent: true },
    ]);
    expect(offered).toHaveLength(5);
    const within = await referenceOptions(database.source, customers(), '', { recent, narrow });
    expect(within.map(({ id }) => id)).toEqual(['2']);
    const found = await referenceOptions(database.source, customers(), 'odd', { recent });
    expect(found).toEqual([{ id: '9007199254740993', label: 'Odd' }]);
    // A stored key may be invalid by now.
    const broken = { recent: () => ['not a number'] };
    expect(await referenceOptions(database.source, customers(), '', broken)).toHaveLength(5);
  });

  test('over several fields hold all of them', async () => {
    const machines = referenceOf('job', 'job_machine_fkey');
    const found = await referenceOptions(database.source, machines, 'fan');
    expect(found).toEqual([{ id: String.raw`B\, "x",1`, label: 'Fan' }]);
    const ids = ['A,2', 'nowhere,1', String.raw`B\, "x",1`, 'A,1'];
    const labels = (await optionsById(database.source, machines, ids)).map(({ label }) => label);
    expect(labels).toEqual(['Valve', 'Fan', 'Pump']);
  });

  test('with the same name are distinguished', async () => {
    await database.exec(`insert into customer (id, name) values (50, 'Twin'), (51, 'Twin')`);
    expect(await referenceOptions(database.source, customers(), 'twin')).toEqual([
      { id: '50', label: 'Twin', detail: '50' },
      { id: '51', label: 'Twin', detail: '51' },
    ]);
    await database.exec(`
      update customer set region = case id when 50 then 'North' else 'South' end where id >= 50 and id < 60;`);
    const details = async (reference = customers(), search = 'twin') =>
      (await referenceOptions(database.source, reference, search)).map(({ detail }) => detail);
    expect(await details()).toEqual(['North', 'South']);
    await database.exec(`insert into customer (id, name, region) values (52, 'Twin', 'North')`);
    expect(await details()).toEqual(['North · 50', 'South', 'North · 52']);
    // A reference tells them apart by the label of its record.
    await database.exec(`
      insert into employee values (60, 'Kim', 'Sample', null), (61, 'Jo', 'Sample', null),
        (62, 'Pat', 'Twin', 60), (63, 'Pat', 'Twin', 61);`);
    const boss = referenceOf('employee', 'employee_reports_to_fkey');
    expect(await details(boss, 'pat')).toEqual(['Kim Sample', 'Jo Sample']);
  });
});
