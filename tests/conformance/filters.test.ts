import {
  type FilterTerm,
  initialListState,
  listRecords,
  type ListState,
  type RecordPage,
  type RecordSource,
} from '@ninefold/data/records';
import { installationSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { sourceOfPair } from './records/source-of-pair.ts';

/** The day of all requests. The clock of `Date` is set to it, which recorded requests are written by. */
const day = '2026-11-21';
const today = `date '${day}'`;
const me = '00000000-0000-4000-8000-00000000000a';

const sql = String.raw`
create type stage as enum ('open', 'high, or not', 'done');
create table client (id int primary key, name text, country text, rank numeric);
create table task (
  id int primary key,
  title text,
  stage stage,
  client_id int references client,
  after_id int references task,
  price numeric,
  tags text[],
  span int4range,
  doc jsonb,
  due date,
  at timestamptz,
  owner uuid,
  words tsvector generated always as (to_tsvector('english', coalesce(title, ''))) stored
);
create index on task using gin (to_tsvector('english', title));
create table visit (id int primary key, task_id int references task, note text, paid boolean);
insert into client values (1, 'Ada', 'FR', 10), (2, 'Bo (Jr.)', 'DE', 9), (3, null, null, null);
insert into task (id, title, stage, client_id, price, tags, span, doc, due, at, owner) values
  (1, 'Fix, "quickly" (now)', 'open', 1, 10, '{a,"b, c"}', '[1,5)', '{"city": "Oslo", "lines": [{"n": "x"}]}', ${today}, ${today}, '${me}'),
  (2, 'back\slash*star', 'done', 2, 2.5, '{a}', '[5,9)', '{"city": null, "a key": "v"}', ${today} - 6, ${today} - 3, null),
  (3, '50%_', 'high, or not', 3, null, '{}', 'empty', '{"0": "zero"}', ${today} - 7, null, '00000000-0000-4000-8000-00000000000b'),
  (4, null, null, null, -1, null, null, null, null, null, null),
  (5, '', 'open', 1, 10, '{"NULL",""}', '(,3)', '[1]', ${today} + 1, ${today} + 9, null),
  (6, 'FIX it', 'done', 2, 7, '{"{x}"}', '[20,)', '{"city": "oslo"}', ${today} - 400, ${today} - 400, '${me}');
update task set after_id = case id when 2 then 1 when 3 then 1 when 6 then 2 end;
insert into visit values (1, 1, 'late', true), (2, 1, 'fine', false), (3, 2, 'late', false), (4, 5, null, true);
grant usage on schema public to anon;
grant select on all tables in schema public to anon;
`;

let pair: Pair;
let source: RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  vi.setSystemTime(`${day}T12:00:00Z`);
  pair = await openPair(`${sql}${installationSql()}`);
  ({ source, exchanges } = await sourceOfPair(pair));
  // Days are those of the databases.
  source = { ...source, timeZone: 'UTC', locale: 'en-GB', person: me };
});

afterAll(async () => {
  vi.useRealTimers();
  await pair.close();
});

/** Reads a list of tasks; both backends have to answer the same. */
async function ids(state: Partial<ListState>): Promise<readonly string[]> {
  const task = source.entities.find(({ name }) => name === 'task');
  if (task === undefined) throw new Error('There are no tasks.');
  const from = exchanges.length;
  const { rows } = await listRecords(source, task, { ...initialListState, ...state });
  for (const { embedded, real } of exchanges.slice(from)) expect(embedded.body).toEqual(real.body);
  return rows.map(({ id }) => id);
}

/** Reads a list two rows at a time, each page after the one before. */
async function* pagesOf(state: ListState) {
  const task = source.entities.find(({ name }) => name === 'task');
  if (task === undefined) throw new Error('There are no tasks.');
  let after: RecordPage | undefined;
  for (let offset = 0; offset < 6; offset += 2) {
    after = await listRecords(source, task, { ...state, offset, limit: 2 }, { after });
    yield after.rows.map(({ id }) => id);
  }
}

const f = (field: string, operator: string, ...values: readonly string[]): FilterTerm =>
  ({ field, operator, values }) as FilterTerm;
const inside = (path: readonly (string | number)[], operator: string, ...values: string[]) =>
  ({ ...f('doc', operator, ...values), path }) as FilterTerm;
const group = (
  operator: 'and' | 'or',
  terms: readonly FilterTerm[],
  rest: { readonly negated?: true; readonly relation?: string } = {},
): FilterTerm => ({ operator, terms, ...rest });

describe('a filter finds what SQL finds', () => {
  test.each<[FilterTerm, string]>([
    [f('title', 'eq', 'Fix, "quickly" (now)'), `title = 'Fix, "quickly" (now)'`],
    [f('title', 'isNot', ''), `title is distinct from ''`],
    [f('stage', 'isNot', 'open'), `stage is distinct from 'open'`],
    [f('stage', 'in', 'open', 'high, or not'), `stage in ('open', 'high, or not')`],
    [
      f('stage', 'notIn', 'open', 'high, or not'),
      `(stage in ('open', 'high, or not')) is not true`,
    ],
    [f('title', 'notIn', ''), `(title = '') is not true`],
    [f('title', 'in', ''), `title = ''`],
    [f('title', 'contains', 'k", ('), 'false'],
    [f('title', 'contains', 'y" ('), 'id = 1'],
    [f('title', 'notContains', 'fix'), `(title ilike '%fix%') is not true`],
    [f('title', 'ends', '(NOW)'), 'id = 1'],
    [f('title', 'ends', 'H*star'), 'id = 2'],
    [f('title', 'ends', '%_'), 'id = 3'],
    [f('title', 'starts', 'BACK\\s'), 'id = 2'],
    [f('price', 'between', '2.5', '10'), 'price between 2.5 and 10'],
    [f('price', 'notIn', '10'), '(price = 10) is not true'],
    [f('due', 'between', '7_days_ago', 'today'), `due between ${today} - 7 and ${today}`],
    [f('due', 'during', 'last_7_days'), `due between ${today} - 6 and ${today}`],
    [f('at', 'during', 'last_7_days'), `at >= ${today} - 6 and at < ${today} + 1`],
    [f('due', 'during', 'tomorrow'), `due = ${today} + 1`],
    [f('owner', 'eq', 'me'), `owner = '${me}'`],
    [f('owner', 'isNot', 'me'), `owner is distinct from '${me}'`],
    [f('client_id', 'in', '1', '3'), 'client_id in (1, 3)'],
    [f('client_id', 'notIn', '1', '3'), '(client_id in (1, 3)) is not true'],
    [f('words', 'matches', 'fixing'), `words @@ websearch_to_tsquery('english', 'fixing')`],
    [
      f('words', 'matches', '"fix quick" or (star, "x")'),
      `words @@ websearch_to_tsquery('english', '"fix quick" or (star, "x")')`,
    ],
    [
      f('title', 'matches', 'fixes -quickly'),
      `to_tsvector('english', title) @@ websearch_to_tsquery('english', 'fixes -quickly')`,
    ],
    [
      group('or', [f('words', 'matches', 'quick, (now)'), f('title', 'eq', '50%_')]),
      'id in (1, 3)',
    ],
    [f('tags', 'hasAll', 'a', 'b, c'), `tags @> '{a,"b, c"}'`],
    [f('tags', 'hasAny', 'b, c', '{x}'), `tags && '{"b, c","{x}"}'`],
    [f('tags', 'hasAny', 'NULL', ''), `tags && '{"NULL",""}'`],
    [f('tags', 'hasOnly', 'a'), `tags <@ '{a}'`],
    [f('span', 'covers', '2'), 'span @> 2'],
    [f('span', 'overlaps', '[4,6)'), `span && '[4,6)'`],
    [f('span', 'leftOf', '[9,12)'), `span << '[9,12)'`],
    [f('span', 'rightOf', '[1,3)'), `span >> '[1,3)'`],
    [f('doc', 'hasKey', 'city'), `doc -> 'city' is not null`],
    [f('doc', 'hasKey', 'a key'), `doc -> 'a key' is not null`],
    [inside(['city'], 'eq', 'Oslo'), `doc ->> 'city' = 'Oslo'`],
    [inside(['city'], 'isNot', 'Oslo'), `doc ->> 'city' is distinct from 'Oslo'`],
    [inside(['city'], 'contains', 'OS'), `doc ->> 'city' ilike '%os%'`],
    [inside(['city'], 'notIn', 'Oslo', 'Rome'), `(doc ->> 'city' in ('Oslo', 'Rome')) is not true`],
    [inside(['city'], 'empty'), `doc ->> 'city' is null`],
    [inside(['lines', 0, 'n'], 'eq', 'x'), `doc -> 'lines' -> 0 ->> 'n' = 'x'`],
    [
      group('or', [
        f('stage', 'eq', 'high, or not'),
        group('and', [f('price', 'gt', '5'), f('title', 'contains', '(')]),
      ]),
      `stage = 'high, or not' or (price > 5 and title like '%(%')`,
    ],
    [
      group('or', [
        f('title', 'eq', 'back\\slash*star'),
        f('tags', 'hasAll', 'b, c'),
        inside(['city'], 'eq', 'oslo'),
      ]),
      `id in (1, 2, 6)`,
    ],
    [
      group('or', [
        f('title', 'eq', ''),
        f('span', 'leftOf', '[4,5)'),
        f('due', 'during', 'today'),
      ]),
      `title = '' or span << '[4,5)' or due = ${today}`,
    ],
    [
      group('and', [f('stage', 'eq', 'open'), f('price', 'eq', '10')], { negated: true }),
      `not (stage = 'open' and price = 10)`,
    ],
    [
      group('or', [f('stage', 'notIn', 'open'), f('price', 'between', '9', '11')]),
      `(stage = 'open') is not true or price between 9 and 11`,
    ],
    [group('and', [f('country', 'eq', 'FR')], { relation: 'client_id' }), `client_id = 1`],
    [
      group('or', [f('country', 'empty'), f('name', 'contains', '(jr')], { relation: 'client_id' }),
      `client_id in (2, 3)`,
    ],
    [
      group('and', [f('country', 'eq', 'FR')], { relation: 'client_id', negated: true }),
      `client_id is distinct from 1`,
    ],
    [
      group('and', [f('note', 'eq', 'late'), f('paid', 'eq', 'false')], {
        relation: 'visit_task_id_fkey',
      }),
      `id = 2`,
    ],
    [
      group('and', [f('note', 'eq', 'late')], { relation: 'visit_task_id_fkey', negated: true }),
      `id not in (1, 2)`,
    ],
    // Within one table, both ways.
    [group('and', [f('stage', 'eq', 'done')], { relation: 'after_id' }), 'id = 6'],
    [group('and', [], { relation: 'task_after_id_fkey' }), 'id in (1, 2)'],
    [group('and', [], { relation: 'task_after_id_fkey', negated: true }), 'id not in (1, 2)'],
    [
      group('and', [f('stage', 'eq', 'high, or not')], { relation: 'task_after_id_fkey' }),
      'id = 1',
    ],
    [group('and', [], { relation: 'visit_task_id_fkey' }), `id in (1, 2, 5)`],
    [group('and', [], { relation: 'visit_task_id_fkey', negated: true }), `id not in (1, 2, 5)`],
    [group('and', [], { relation: 'client_id', negated: true }), `client_id is null`],
    [
      group('or', [
        f('price', 'eq', '2.5'),
        group('or', [], { relation: 'visit_task_id_fkey', negated: true }),
      ]),
      `price = 2.5 or id not in (1, 2, 5)`,
    ],
    [
      group('or', [
        f('stage', 'eq', 'done'),
        group('and', [f('country', 'eq', 'FR')], { relation: 'client_id' }),
      ]),
      `stage = 'done' or client_id = 1`,
    ],
    [
      group('or', [
        group('and', [f('paid', 'eq', 'true')], { relation: 'visit_task_id_fkey' }),
        group('and', [
          f('stage', 'eq', 'done'),
          group('and', [f('country', 'eq', 'DE')], { relation: 'client_id' }),
        ]),
      ]),
      `id in (1, 5) or (stage = 'done' and client_id = 2)`,
    ],
  ])('%j', async (filter, condition) => {
    const found = await ids({ filters: [filter] });
    const rows = await pair.query(`select id from task where ${condition} order by id`);
    const expected = rows.real.map(({ id }) => String(id));
    expect(found).toEqual(expected);
    expect(rows.embedded.map(({ id }) => String(id))).toEqual(expected);
  });

  test('"me" matches no record for a visitor', async () => {
    const before = source;
    source = { ...source, person: undefined };
    try {
      expect(await ids({ filters: [f('owner', 'eq', 'me')] })).toEqual([]);
      expect(await ids({ filters: [f('owner', 'isNot', 'me')] })).toHaveLength(6);
    } finally {
      source = before;
    }
  });

  test('two groups over one relation may hold for two different records', async () => {
    const [late, fine] = ['late', 'fine'].map((note) =>
      group('and', [f('note', 'eq', note)], { relation: 'visit_task_id_fkey' }),
    );
    expect(await ids({ filters: [late, fine].filter((each) => each !== undefined) })).toEqual([
      '1',
    ]);
  });
});

describe('an order is the one of SQL', () => {
  test.each<[ListState['order'], string]>([
    [[{ field: 'price', direction: 'descending', nulls: 'first' }], 'price desc nulls first'],
    [[{ field: 'price', direction: 'ascending', nulls: 'first' }], 'price nulls first'],
    [[{ field: 'price', direction: 'descending' }], 'price desc nulls last'],
    [
      [
        { field: 'stage', direction: 'descending', nulls: 'last' },
        { field: 'price', direction: 'ascending', nulls: 'first' },
      ],
      'stage desc nulls last, price nulls first',
    ],
    [[{ field: 'client_id', by: 'country', direction: 'ascending' }], 'country nulls last'],
    [[{ field: 'client_id', by: 'rank', direction: 'ascending' }], 'rank nulls last'],
    [
      [{ field: 'client_id', by: 'country', direction: 'descending', nulls: 'first' }],
      'country desc nulls first',
    ],
  ])('%j', async (order, by) => {
    const rows = await pair.query(
      `select task.id from task left join client on client.id = client_id order by ${by}, task.id`,
    );
    const expected = rows.real.map(({ id }) => String(id));
    expect(await ids({ order })).toEqual(expected);
    // Page by page, each found by the last row of the page before where that is possible.
    const paged: string[] = [];
    for await (const page of pagesOf({ ...initialListState, order })) paged.push(...page);
    expect(paged).toEqual(expected);
  });
});
