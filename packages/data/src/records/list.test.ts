import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRecords } from './count.ts';
import { listRecords } from './list.ts';
import type { RecordPage } from './record.ts';
import { type ListState, initialListState } from '@ninefold/specification/grammar';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { yard } from '../../testing/yard.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase(yard);
});

afterAll(() => database.close());

const list = (name: string, state: Partial<ListState> = {}) =>
  listRecords(database.source, database.entity(name), { ...initialListState, ...state });

async function titles(name: string, state: Partial<ListState> = {}): Promise<readonly string[]> {
  return (await list(name, state)).rows.map(({ title }) => title);
}

const ordered = (...order: ListState['order']) => titles('job', { order });

const bySite = async (name: string) => {
  const { rows } = await list(name, { order: [{ field: 'site', direction: 'ascending' }] });
  return rows.map(({ id }) => id);
};

const due = (direction: 'ascending' | 'descending') => ordered({ field: 'due', direction });

test('records are counted of an entity that is known by name alone', async () => {
  const { client } = database.source;
  const job = { schema: 'public', name: 'job', readableField: 'title' };
  expect(await countRecords(client, job)).toBe(4);
  expect(await countRecords(client, job, { state: 'eq.open' })).toBe(
    (await titles('open_job')).length,
  );
  await database.exec(
    'revoke select on customer from anon; grant select (name) on customer to anon',
  );
  const customer = { schema: 'public', name: 'customer', readableField: 'name' };
  const counted = await countRecords(client, customer);
  await database.exec('grant select on customer to anon');
  expect(counted).toBe((await titles('customer')).length);
});

test('a moment that is named is resolved for the request', async () => {
  await database.exec(`insert into job (id, title, customer_id, due) values
    (11, 'Past', 1, current_date - 2), (12, 'Soon', 1, current_date + 2), (13, 'Later', 1, current_date + 9)`);
  try {
    const filters = [
      { field: 'id', operator: 'gt', values: ['10'] },
      { field: 'due', operator: 'lt', values: ['today'] },
    ] as const;
    expect(await titles('job', { filters })).toEqual(['Past']);
    const soon = [
      { field: 'due', operator: 'gte', values: ['today'] },
      { field: 'due', operator: 'lt', values: ['in_7_days'] },
    ] as const;
    expect(await titles('job', { filters: soon })).toEqual(['Soon']);
    const job = { schema: 'public', name: 'job' };
    expect(await countRecords(database.source.client, job, { id: 'gt.10', due: 'lt.now' })).toBe(1);
  } finally {
    await database.exec('delete from job where id > 10');
  }
});

describe('rows', () => {
  test('keep every digit, and dates as they are', async () => {
    const { rows, total, offset } = await list('job');
    expect(rows[0]).toMatchObject({
      id: '1',
      title: 'Mend the pump',
      href: '/data/job/1',
      values: { id: '1', price: '12345678901234567890.0123456789', due: '2026-01-02', order: '5' },
    });
    expect(total).toEqual({ count: 4, exact: true });
    expect(offset).toBe(0);
  });

  test('keep digits in arrays, and leave out binary content', async () => {
    const [row] = (await list('file')).rows;
    expect(row?.values).toEqual({
      id: '9007199254740993',
      name: 'photo',
      ids: ['9007199254740993', '1'],
      doc: '{"a": [1]}',
    });
  });

  test('read only the fields that are shown, with their links, and those that titles need', async () => {
    const { rows } = await listRecords(
      database.source,
      database.entity('job'),
      { ...initialListState, limit: 1 },
      { fields: ['due', 'customer_id'] },
    );
    expect(Object.keys(rows[0]?.values ?? {}).sort()).toEqual(
      ['customer_id', 'due', 'id', 'title'].sort(),
    );
    expect(Object.keys(rows[0]?.links ?? {})).toEqual(['job_customer_id_fkey']);
  });
});

describe('links', () => {
  test('tell what the records that are referred to are called', async () => {
    const { rows } = await list('job');
    expect(rows[0]?.links).toEqual({
      job_customer_id_fkey: {
        entity: 'customer',
        schema: 'public',
        id: '2',
        label: 'O\'Neil, "Bob" (Jr.)',
        href: '/data/customer/2',
      },
      job_billed_to_fkey: expect.objectContaining({ label: 'Äther & Söhne' }),
      job_machine_fkey: expect.objectContaining({ label: 'Pump', href: '/data/machine/A%2C1' }),
    });
    expect(rows[1]?.links).toMatchObject({
      job_billed_to_fkey: null,
      job_machine_fkey: { label: 'Fan', id: String.raw`B\, "x",1` },
    });
    expect(rows[2]?.links['job_machine_fkey']).toBeNull();
    expect(rows[3]?.links['job_customer_id_fkey']?.label).toBe('Odd');
  });

  test('lead within one table', async () => {
    const { rows } = await list('employee');
    expect(rows.map(({ links }) => links['employee_reports_to_fkey']?.label)).toEqual([
      undefined,
      'Ann Ames',
      'Ann Ames',
    ]);
  });

  test('show the bare key of what may not be seen, and why', async () => {
    const [row] = (await list('note')).rows;
    const bare = { entity: 'secret', schema: 'public', id: '3', label: '3' };
    expect(row?.links['note_secret_id_fkey']).toEqual({ ...bare, unavailable: 'hidden' });

    const entities = database.source.entities.filter(({ name }) => name !== 'secret');
    const unknown = { ...database.source, entities };
    const page = await listRecords(unknown, database.entity('note'), initialListState);
    expect(page.rows[0]?.links['note_secret_id_fkey']).toEqual({ ...bare, unavailable: 'denied' });
  });

  test('name the rows of a join table', async () => {
    expect(await titles('job_tag')).toEqual([
      'Mend the pump · urgent',
      'Mend the pump · outside',
      'Pump again · urgent',
    ]);
  });
});

describe('order', () => {
  test('is by the label where a link is shown', async () => {
    const found = await ordered({ field: 'billed_to', direction: 'descending' });
    expect(found.slice(2).toSorted()).toEqual(['Fix, "quickly"', 'Pump again']);
    const { rows } = await list('employee', {
      order: [{ field: 'reports_to', direction: 'ascending' }],
    });
    expect(rows.map(({ id }) => id)).toEqual(['2', '3', '1']);
  });

  test('of a key of two fields is by the label at the first, unless that refers by itself', async () => {
    expect(await bySite('job')).toEqual(['2', '1', '4', '3']);
    expect(await bySite('shift')).toEqual(['2', '1', '3']);
  });

  test('puts empty values last, either way', async () => {
    expect((await due('ascending')).at(-1)).toBe('Fix, "quickly"');
    expect((await due('descending')).at(-1)).toBe('Fix, "quickly"');
  });

  test('is by number, not by text', async () => {
    expect(await ordered({ field: 'price', direction: 'descending' })).toEqual([
      'Mend the pump',
      'Fix, "quickly"',
      'Pump again',
      'Paint 50% (red)',
    ]);
    expect(await ordered({ field: 'order', direction: 'ascending' })).toHaveLength(4);
  });

  test('is by every field where there is no key, so that pages meet', async () => {
    const pages = await Promise.all(
      [0, 50, 100].map((offset) => list('reading', { offset, limit: 50 })),
    );
    const seen = pages.flatMap(({ rows }) => rows.map(({ values }) => values['value']));
    expect(new Set(seen).size).toBe(120);
    expect(pages[0]?.rows[0]).toMatchObject({ id: '#0', href: undefined });
    expect(pages[2]?.rows.at(-1)?.id).toBe('#119');
    expect(seen).toContain('NaN');
  });
});

describe('pages', () => {
  test('beyond the end are the last page', async () => {
    for (const offset of [120, 150, 100_000]) {
      const page = await list('reading', { offset });
      expect(page).toMatchObject({ offset: 100, total: { count: 120, exact: true } });
      expect(page.rows).toHaveLength(20);
    }
    expect(await list('job', { offset: 50, search: 'nowhere to be found' })).toMatchObject({
      rows: [],
      offset: 0,
      total: { count: 0, exact: true },
    });
  });

  test('of a large relation are counted by estimate, and none is refused for it', async () => {
    const reading = { ...database.entity('reading'), estimatedRows: 1_000_000 };
    const page = await listRecords(database.source, reading, { ...initialListState, limit: 20 });
    expect(page.total?.exact).toBe(false);
    const last = await listRecords(database.source, reading, {
      ...initialListState,
      offset: 110,
      limit: 20,
    });
    expect(last.total).toEqual({ count: 120, exact: true });
    const beyond = await listRecords(database.source, reading, {
      ...initialListState,
      offset: 500,
      limit: 50,
    });
    expect(beyond).toMatchObject({ offset: 100, total: { count: 120, exact: true } });
  });

  test('end when the screen that asked is left', async () => {
    const left = new AbortController();
    const asked = listRecords(database.source, database.entity('job'), initialListState, left);
    left.abort();
    await expect(asked).rejects.toBe(left.signal.reason);
  });
});

describe('an empty list', () => {
  const none = { from: 'none' } as const;

  test('tells which it is', async () => {
    await database.exec('create table bare (id int); grant select on bare to anon');
    const bare = {
      ...database.entity('reading'),
      name: 'bare',
      fields: [],
      display: { source: none },
    };
    const empty = await listRecords(database.source, bare, initialListState);
    expect(empty).toMatchObject({ rows: [], emptyReason: 'none' });
    expect(await list('tag', { search: 'nowhere' })).toMatchObject({ emptyReason: 'no match' });
    await database.exec('truncate secret cascade');
    expect(await list('secret')).toMatchObject({ emptyReason: 'none or hidden' });
  });

  test('is none where the role may not read', async () => {
    const vault = { ...database.entity('tag'), name: 'vault' };
    await expect(listRecords(database.source, vault, initialListState)).rejects.toMatchObject({
      failure: { code: '42501' },
    });
  });
});

const key = (field: string, direction: 'ascending' | 'descending') => ({ field, direction });

/** Reads a whole list, page after page. */
async function pages(state: Partial<ListState>, isContinued: boolean) {
  const found: (readonly string[])[] = [];
  let after: RecordPage | undefined;
  for (let offset = 0; ; offset += 3) {
    const whole = { ...initialListState, ...state, limit: 3, offset };
    after = await listRecords(database.source, database.entity('job'), whole, {
      ...(isContinued && after && { after }),
    });
    if (after.offset !== offset) return found;
    found.push(after.rows.map(({ id }) => id));
  }
}

describe('the page after another', () => {
  // Values occur several times, and so do empty ones.
  beforeAll(() =>
    database.exec(`insert into job (id, title, customer_id, state, due, price)
      select id, 'Job ' || id % 4, 1, (enum_range(null::state))[id % 3 + 1],
        case when id % 5 > 0 then date '2026-01-01' + id % 3 end, case when id % 4 > 0 then id % 3 + 0.1 end
      from generate_series(11, 30) id`),
  );
  afterAll(() => database.exec('delete from job where id > 10'));

  test.each<[string, ListState['order']]>([
    ['its key', []],
    ['its key, backwards', [key('id', 'descending')]],
    ['a date that may be empty', [key('due', 'ascending')]],
    ['the same, backwards', [key('due', 'descending')]],
    ['a number with many digits', [key('price', 'descending')]],
    ['a state and a title', [key('state', 'descending'), key('title', 'ascending')]],
    ['a state and a date', [key('state', 'ascending'), key('due', 'descending')]],
    ['what a record that it refers to is called', [key('billed_to', 'ascending')]],
  ])('continues a list that is ordered by %s', async (_, order) => {
    const expected = await pages({ order }, false);
    expect(expected.flat()).toHaveLength(24);
    expect(await pages({ order }, true)).toEqual(expected);
  });

  test('is read without an offset, and without counting again', async () => {
    const state = { ...initialListState, limit: 2 };
    const job = database.entity('job');
    const first = await listRecords(database.source, job, state);
    database.asked();
    const next = await listRecords(database.source, job, { ...state, offset: 2 }, { after: first });
    const asked = database.asked().map((request) => decodeURIComponent(request));
    expect(asked.join()).not.toMatch(/offset=[1-9]/);
    expect(next).toMatchObject({ offset: 2, total: { count: 24, exact: true } });
    expect(next.rows).toHaveLength(2);
  });
});

test('the page after another has the rows that are alike, where there is no key', async () => {
  await database.exec(`create table alike (a int);
    insert into alike select 1 from generate_series(1, 9); grant select on alike to anon`);
  const alike = { ...database.entity('reading'), name: 'alike', estimatedRows: 9 };
  const [field] = alike.fields;
  const entity = { ...alike, fields: field === undefined ? [] : [{ ...field, name: 'a' }] };
  const first = await listRecords(database.source, entity, { ...initialListState, limit: 5 });
  const state = { ...initialListState, limit: 5, offset: 5 };
  const next = await listRecords(database.source, entity, state, { after: first });
  expect(next.rows).toHaveLength(4);
});
