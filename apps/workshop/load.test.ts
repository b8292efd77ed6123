import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../packages/embedded/testing/index.ts';
import { loadWorkshop, workshopSchema, type WorkshopBackend } from './load.ts';
import { loadedWorkshop, testMoment } from './testing/loaded-workshop.ts';
import { workshopSeed } from './seed/index.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await loadedWorkshop();
});
afterAll(() => backend.close());

async function value(sql: string): Promise<unknown> {
  const { rows } = await backend.query<{ value: unknown }>(sql);
  return rows[0]?.value;
}

test('holds every row of the seed', async () => {
  const seed = workshopSeed(testMoment);
  const counts = seed.map(({ name }) => `select '${name}' as name, count(*)::integer from ${name}`);
  const { rows } = await backend.query(counts.join(' union all '));
  expect(rows).toEqual(seed.map((table) => ({ name: table.name, count: table.rows.length })));
});

test('has at least 14 tables, 3 views and 4 functions, all with comments', async () => {
  expect(await value(countOf('r'))).toBeGreaterThanOrEqual(14);
  expect(await value(countOf('v'))).toBeGreaterThanOrEqual(3);
  expect(
    await value(`select count(*)::integer as value from pg_proc
      where pronamespace = 'public'::regnamespace
        and has_function_privilege('authenticated', oid, 'execute')`),
  ).toBeGreaterThanOrEqual(4);

  const { rows: silent } = await backend.query(`
    select c.relname, a.attname
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and (obj_description(c.oid, 'pg_class') is null or col_description(c.oid, a.attnum) is null)
    union all
    select proname, null from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and obj_description(oid, 'pg_proc') is null
    union all
    select typname, null from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')
      and obj_description(oid, 'pg_type') is null`);
  expect(silent).toEqual([]);
  expect(await value(`select obj_description('public'::regnamespace) as value`)).toContain(
    'Hartmann',
  );
});

function countOf(kind: string): string {
  return `select count(*)::integer as value from pg_class
    where relnamespace = 'public'::regnamespace and relkind = '${kind}'`;
}

test('has row-level security on every table, and an index for every foreign key', async () => {
  const { rows: open } = await backend.query(`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and relkind = 'r' and not relrowsecurity`);
  expect(open).toEqual([]);

  const { rows: slow } = await backend.query(`
    select conrelid::regclass::text as relation, conname
    from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and i.indpred is null
          and (i.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey
      )`);
  expect(slow).toEqual([]);
});

describe('amounts in the rows add up', () => {
  test.each([
    [
      'hours of an order',
      `select number from work_order w where labour_hours <>
      (select coalesce(sum(hours) filter (where status = 'done'), 0) from visit where work_order_id = w.id)`,
    ],
    [
      'parts of an order',
      `select number from work_order w where parts_total <>
      (select coalesce(-sum(amount), 0) from stock_movement
       where work_order_id = w.id and kind in ('use', 'return'))`,
    ],
    [
      'stock of a part',
      `select number from part p where stock <>
      (select sum(quantity) from stock_movement where part_id = p.id)`,
    ],
    [
      'stock of a part at any moment',
      `select part_id from (
       select part_id, sum(quantity) over (partition by part_id order by moved_at, id) as level
       from stock_movement) levels where level < 0`,
    ],
    [
      'net and cost of an invoice',
      `select i.number from invoice i
        left join (
          select invoice_id, sum(amount) as net, round(sum(quantity * unit_cost), 2) as cost
          from invoice_line group by invoice_id
        ) lines on lines.invoice_id = i.id
        where (i.net, i.cost) is distinct from (lines.net, lines.cost)`,
    ],
    ['gross of an invoice', 'select number from invoice where gross <> net + tax'],
    [
      'customer of an order',
      `select w.number from work_order w join site s on s.id = w.site_id
      where s.customer_id <> w.customer_id`,
    ],
    [
      'site of an order',
      `select w.number from work_order w join equipment e on e.id = w.equipment_id
      where e.site_id <> w.site_id`,
    ],
  ])('%s', async (_, wrong) => {
    expect((await backend.query(wrong)).rows).toEqual([]);
  });
});

test('continues numbers after the last row', async () => {
  const { rows } = await backend.query<{ number: string; id: number }>(`
    insert into work_order (title, customer_id, site_id, due_at)
    values ('Try the numbers', 1, 1, now() + interval '1 day') returning id, number`);
  expect(rows).toEqual([{ id: 4847, number: 'WO-4847' }]);
  await backend.query('delete from work_order where id = 4847');
});

test('leaves an empty backend empty when something fails', async () => {
  const empty = await lendBackend();
  try {
    const failing: WorkshopBackend = {
      exec: (sql) => empty.exec(sql),
      createAccount: (account) => empty.createAccount(account),
      copyFrom: () => Promise.reject(new Error('full disk')),
    };
    await expect(loadWorkshop(failing, { now: testMoment })).rejects.toThrow('full disk');
    const { rows } = await empty.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
       union all select email from auth.users`,
    );
    expect(rows).toEqual([]);
  } finally {
    await empty.close();
  }
});

test('is one schema of plain SQL, without psql’s commands', () => {
  expect(workshopSchema()).not.toMatch(/^\\/m);
});
