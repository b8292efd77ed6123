import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord } from '../read.ts';
import { openDatabase, type TestDatabase } from '../../../testing/open-database.ts';
import { deletionEffects, incomingKeys } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(`
    create table customer (id int primary key, name text);
    create table site (id int primary key, customer_id int not null references customer on delete cascade);
    create table machine (
      id int primary key, name text,
      site_id int references site on delete cascade,
      sold_by int references customer on delete set null,
      owner_id int not null default 0 references customer on delete set default
    );
    create table photo (machine_id int references machine on delete cascade, at int, primary key (machine_id, at));
    create table visit (id int primary key, site_id int references site, machine_id int references machine on delete restrict);
    create table contract (id int primary key, site_id int not null references site on delete set null);
    create table branch (id int primary key, parent_id int references branch on delete cascade);
    create table leaf (id int primary key, branch_id int references branch on delete cascade, twin_id int references leaf);
    create table pair (a int, b int, primary key (a, b));
    create table note (id int primary key, a int, b int, foreign key (a, b) references pair on delete set null);
    create table secret (id int primary key, customer_id int references customer on delete cascade);
    create table sealed (id int primary key, customer_id int references customer);
    create table old_note (id int primary key, customer_id int references customer on delete cascade);
    alter table old_note enable row level security;
    create policy seen on old_note for select using (id < 10);

    insert into customer values (0, 'None'), (1, 'Yard'), (2, 'Other');
    insert into site values (10, 1), (11, 1), (20, 2);
    insert into machine values (100, 'Pump', 10, 1, 1), (101, 'Fan', 10, 2, 0), (102, 'Saw', null, 1, 0), (103, 'Lathe', 20, null, 1);
    insert into photo values (100, 1), (100, 2), (103, 1);
    insert into visit values (1, 10, null), (2, null, 100), (3, 11, 101), (4, 20, null);
    insert into contract values (1, 11);
    insert into branch values (1, null), (2, 1), (3, 2), (4, 2), (5, null);
    insert into leaf values (1, 3, null), (2, 4, 1), (3, 5, 2), (4, 5, null);
    insert into pair values (1, 1), (1, 2);
    insert into note values (1, 1, 1), (2, 1, 2), (3, 1, 1);
    insert into secret values (1, 1);
    insert into sealed values (1, 1);
    insert into old_note values (1, 1), (2, 2), (10, 1);
    create table many (id int primary key);
    create table one_of_many (id int primary key, many_id int references many on delete cascade);
    create table part_of_one (id int primary key, one_id int references one_of_many);
    insert into many values (1);
    insert into one_of_many select n, 1 from generate_series(1, 1200) n;
    insert into part_of_one values (1, 1200);

    grant usage on schema public to anon;
    grant select, delete on all tables in schema public to anon;
    revoke all on secret, sealed from anon;
    grant select (id) on secret to anon;
  `);
});

afterAll(() => database.close());

/** Each effect as `kind entity.fields: count`. */
async function effects(name: string, ...ids: readonly string[]): Promise<readonly string[]> {
  const entity = database.entity(name);
  const records = await Promise.all(ids.map((id) => readRecord(database.source, entity, id)));
  const found = await deletionEffects(database.source, entity, records);
  return found.map(
    ({ kind, entity: of, fields, count }) =>
      `${kind} ${[of.name, fields.join('+')].filter(Boolean).join('.')}: ${count ?? 'not shown'}`,
  );
}

describe('the deletion of a record', () => {
  test('affects nothing where nothing that the role may see refers to it', async () => {
    expect(await effects('customer', '0')).toEqual(['set default machine.owner_id: 2']);
    expect(await effects('photo', '100,1')).toEqual([]);
  });

  test('deletes, empties, sets and is prevented by what refers to it, however far', async () => {
    expect((await effects('customer', '1')).toSorted()).toEqual([
      'delete machine.site_id: 2',
      'delete old_note.customer_id: 1',
      'delete photo.machine_id: 2',
      'delete site.customer_id: 2',
      'prevent contract.site_id: 1',
      'prevent visit.machine_id: 2',
      'prevent visit.site_id: 2',
      'set default machine.owner_id: 1',
      'set null machine.sold_by: 1',
    ]);
  });

  test('counts the branches of a tree once, and what refers within it is not in the way', async () => {
    expect(await effects('branch', '2')).toEqual([
      'prevent leaf.twin_id: 1',
      'delete branch.parent_id: 2',
      'delete leaf.branch_id: 2',
    ]);
    expect(await effects('branch', '1')).toEqual([
      'prevent leaf.twin_id: 1',
      'delete branch.parent_id: 3',
      'delete leaf.branch_id: 2',
    ]);
  });

  test('is found out for several records at once', async () => {
    expect(await effects('site', '10', '20')).toEqual([
      'prevent visit.site_id: 2',
      'prevent visit.machine_id: 2',
      'delete machine.site_id: 3',
      'delete photo.machine_id: 3',
    ]);
    expect(await effects('branch', '1', '3', '5')).toEqual([
      'delete branch.parent_id: 2',
      'delete leaf.branch_id: 4',
    ]);
  });

  test('follows a key of several fields', async () => {
    expect(await effects('pair', '1,1')).toEqual(['set null note.a+b: 2']);
    expect(await effects('pair', '1,1', '1,2')).toEqual(['set null note.a+b: 3']);
  });

  test('counts more than one answer holds, and guesses nothing beyond them', async () => {
    expect(await effects('many', '1')).toEqual([
      'prevent part_of_one.one_id: not shown',
      'delete one_of_many.many_id: 1200',
    ]);
  });

  test('names the conditions of a list that shows exactly the records that are counted', async () => {
    const customer = database.entity('customer');
    const record = await readRecord(database.source, customer, '1');
    const found = await deletionEffects(database.source, customer, [record]);
    const filters = Object.fromEntries(
      found.map(({ entity, fields, filters }) => [`${entity.name}.${fields.join()}`, filters]),
    );
    expect(filters).toMatchObject({
      'site.customer_id': [{ field: 'customer_id', operator: 'eq', values: ['1'] }],
      'visit.site_id': [{ field: 'site_id', operator: 'in', values: ['10', '11'] }],
      'photo.machine_id': [{ field: 'machine_id', operator: 'in', values: ['100', '101'] }],
    });
    // Machines that are deleted themselves are not emptied, which no condition can say.
    expect(filters['machine.sold_by']).toBeUndefined();
  });

  test('says where the database can not be reached', async () => {
    const customer = database.entity('customer');
    const record = await readRecord(database.source, customer, '1');
    const aborted = AbortSignal.abort(new Error('left'));
    await expect(
      deletionEffects(database.source, customer, [record], { signal: aborted }),
    ).rejects.toThrow('left');
  });
});

describe('the foreign keys that a deletion meets', () => {
  test('are followed through cascades alone, as far as they are known', () => {
    const { entities } = database.source;
    const met = (known: typeof entities) =>
      incomingKeys(known, { schema: 'public', name: 'branch' }).map(
        ({ from, reference }) => `${from.name}.${reference.fields.join('+')}`,
      );
    expect(met(entities)).toEqual(['branch.parent_id', 'leaf.branch_id', 'leaf.twin_id']);
    expect(met(entities.filter(({ name }) => name !== 'leaf'))).toEqual(['branch.parent_id']);
  });
});
