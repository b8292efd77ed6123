import type { CountMode, DataRequest } from '@ninefold/data/client';
import { installationSql } from '@ninefold/specification/catalog';
import * as records from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { valueKinds } from '@ninefold/values';
import { readArrayLiteral } from '@ninefold/values/array';
import { readRangeLiteral } from '@ninefold/values/range';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { compared } from './pair/compare.ts';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { kindColumns, kindsSql } from './records/schema.ts';
import { sourceOfPair } from './records/source-of-pair.ts';
import { schemaSql } from './requests/schema.ts';

const schemas = ['public', 'yard'];
const { initialListState } = records;
/** Names of the functions of `records` that were called. */
const called = new Set<string>();
const api = new Proxy(records, {
  get(module, name: keyof typeof records) {
    called.add(name);
    return module[name];
  },
});

let pair: Pair;
let source: records.RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  // Requests name days relative to it.
  vi.setSystemTime('2026-11-21T12:00:00Z');
  const sql = `${schemaSql}${kindsSql}${installationSql({ schemas })}`;
  pair = await openPair(sql, { schemas });
  ({ source, exchanges } = await sourceOfPair(pair));
  source = { ...source, timeZone: 'UTC', locale: 'en-GB' };
});

afterAll(async () => {
  vi.useRealTimers();
  await pair.close();
});

const prefers = (text: string) => (exchange: Exchange) =>
  exchange.request.headers?.['prefer']?.includes(text) ?? false;

function entity(name: string): Entity {
  const found = source.entities.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

/** Returns the requests sent since the last call, and both responses. */
let checked = 0;
function sentMeanwhile() {
  const fresh = exchanges.slice(checked).map(compared);
  checked = exchanges.length;
  if (fresh.length === 0) throw new Error('Nothing was sent.');
  return { found: fresh.map(({ found }) => found), wanted: fresh.map(({ wanted }) => wanted) };
}

test('the function of discovery answers both, to a visitor', () => {
  const [told] = exchanges;
  checked = exchanges.length;
  expect(told?.request.path).toContain('rpc/ninefold_specification');
  expect(told?.embedded.status).toBe(200);
  const server = { number: expect.stringMatching(/^\d{6}$/) as string };
  const hash = expect.stringMatching(/^[\da-f]{32}$/) as string;
  expect(told?.embedded.body).toEqual({ ...(told?.real.body as object), server, hash });
});

test('a column of every kind of value is requested', () => {
  const kinds = new Set(entity('every_kind').fields.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...valueKinds].sort());
});

/** Lists of values that a filter can have on a field that holds this text, or a part of it. */
function valuesFor(
  operator: records.FilterOperator,
  text: string,
  part: string,
): readonly (readonly string[])[] {
  switch (operator) {
    case 'in':
    case 'notIn':
      return [[text], [text, text]];
    case 'empty':
    case 'notEmpty':
      return [[]];
    case 'contains':
    case 'notContains':
    case 'starts':
    case 'ends':
      return [[part], ['*'], ['%_']];
    case 'between':
      return [[text, text]];
    case 'during':
      return [['last_7_days'], ['this_year']];
    case 'hasAll':
    case 'hasAny':
    case 'hasOnly': {
      const items = readArrayLiteral(text) ?? [];
      return [[], items.filter((item) => typeof item === 'string')];
    }
    case 'covers': {
      const range = readRangeLiteral(text);
      return typeof range === 'object' && range.lower !== null ? [[range.lower]] : [];
    }
    default:
      return [[text]];
  }
}

const columns = Object.keys(kindColumns);
test.each(columns)('every filter and order of %s', async (column) => {
  const every = entity('every_kind');
  const field = every.fields.find(({ name }) => name === column.replaceAll('"', ''));
  if (field === undefined) throw new Error(`There is no ${column}.`);
  const text = kindColumns[column]?.[1] ?? '';
  const part = text.slice(2, 6);
  for (const operator of api.filterOperators(field)) {
    const one = { field: field.name, operator };
    const valueLists = valuesFor(operator, text, part);
    for (const values of valueLists) {
      const filters = [{ ...one, values }];
      await api.listRecords(source, every, { ...initialListState, filters });
      await api.listRecords(source, every, {
        ...initialListState,
        filters: [...filters, ...filters],
      });
    }
  }
  if (api.isSortable(field)) {
    for (const direction of ['ascending', 'descending'] as const) {
      const order = [{ field: field.name, direction }];
      await api.listRecords(source, every, { ...initialListState, order });
    }
  }
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('searches, pages, pages beyond the end, and counts of large relations', async () => {
  for (const search of [
    'pump',
    'Mend "the',
    '2026-01-02',
    '9007199254740993',
    '50% off_*',
    '(red)',
  ]) {
    await api.listRecords(source, entity('job'), { ...initialListState, search });
    await api.listRecords(source, entity('customer'), { ...initialListState, search });
  }
  const many = entity('many');
  const large = { ...many, estimatedRows: 1_000_000 };
  for (const offset of [0, 20, 50, 5000]) {
    await api.listRecords(source, many, { ...initialListState, offset, limit: 20 });
    await api.listRecords(source, large, { ...initialListState, offset, limit: 20 });
  }
  await api.listRecords(source, entity('gate'), initialListState);
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('all records of every entity, in the order of each field, and some by their ids', async () => {
  for (const one of source.entities.filter(({ grants }) => grants.select)) {
    for (const field of [undefined, ...one.fields.filter(api.isSortable)]) {
      const order = field && [{ field: field.name, direction: 'descending' as const }];
      const state = { ...initialListState, order: order ?? [] };
      const [all, links] = [one.references.map(({ constraint }) => constraint), []];
      const ids: string[] = [];
      for (const options of [{}, { fields: [], links }, { links: all, most: 7 }]) {
        for await (const { rows } of api.listAllRecords(source, one, state, options)) {
          ids.push(...rows.map(({ id }) => id));
        }
      }
      if (api.keyFields(one).length === 0) continue;
      const some = api.listRecordsById(source, one, new Set(ids.slice(0, 3)), state);
      for await (const { rows } of some) expect(rows.length).toBeGreaterThan(0);
      const among = api.listRecordsAmong(source, one, new Set(ids.slice(0, 3)), state);
      for await (const { rows } of among) expect(rows.length).toBeGreaterThan(0);
    }
  }
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('lists that start at a value of each field, and the pages around', async () => {
  for (const one of ['every_kind', 'job', 'many'].map(entity)) {
    for (const field of one.fields.filter(api.isSortable)) {
      for (const direction of ['ascending', 'descending'] as const) {
        const order = [{ field: field.name, direction }];
        if (api.startField(source, one, order) !== field) continue;
        const state = { ...initialListState, order, limit: 2 };
        const { rows } = await api.listRecords(source, one, state);
        const start = rows.at(-1)?.values[field.name];
        if (typeof start !== 'string') continue;
        for (const offset of [0, 2, -2]) {
          await api.listRecords(source, one, { ...state, start, offset });
        }
      }
    }
  }
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('lists, records, related lists and options of every entity', async () => {
  for (const one of source.entities) {
    const { rows } = await api
      .listRecords(source, one, initialListState)
      .catch(() => ({ rows: [] }));
    for (const row of rows.slice(0, 2)) {
      if (api.keyFields(one).length > 0) await api.readRecord(source, one, row.id);
      for (const related of api.relatedLists(source.entities, one)) {
        await api.listRelated(source, related, row, initialListState);
      }
    }
    for (const reference of one.references) {
      const options = await api.referenceOptions(source, reference, '');
      await api.referenceOptions(source, reference, 'a "b');
      await api.optionsById(
        source,
        reference,
        options.map(({ id }) => id),
      );
    }
  }
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('records that are created, edited, deleted and rejected', async () => {
  const every = entity('every_kind');
  const [template] = (await api.listRecords(source, every, initialListState)).rows;
  const { id: _, ...values } = (await api.readRecord(source, every, template?.id ?? '')).values;
  const made = await api.createRecord(source, every, { ...values, id: '9223372036854775807' });
  await api.changeRecord(source, every, made?.id ?? '', values);
  const seen = await api.readRecord(source, every, made?.id ?? '');
  const first = { a_json: '"a text"', a_decimal: '1e-20' };
  const changed = await api.changeRecord(source, every, seen, first, { guard: 'fields' });
  const again = await api.changeRecord(source, every, changed, { a_json: null, an_array: [] });
  await expect(api.changeRecord(source, every, seen, first)).rejects.toThrow(api.RecordConflict);
  await api.deleteRecord(source, every, again);
  await expect(api.readRecord(source, every, made?.id ?? '')).rejects.toThrow('doesn’t exist');
  await expect(api.deleteRecord(source, every, '5')).rejects.toThrow('no longer have access');
  const machine = entity('machine');
  await api.createRecord(source, machine, { site: 'C, "d"', serial: '1', model: 'New' });
  await api.changeRecord(source, machine, api.writeKey(['C, "d"', '1']), { model: 'Newer' });
  await api.deleteRecord(source, machine, api.writeKey(['C, "d"', '1']));
  await api.createRecord(source, entity('gate'), { id: '9', name: 'East' });
  const hidden = { ...entity('many'), name: 'outbox', key: [], fields: [], references: [] };
  expect(await api.createRecord(source, hidden, { id: '1', text: 'x' })).toBeNull();
  await expect(api.createRecord(source, machine, { site: 'A', serial: '1' })).rejects.toThrow(
    'Model is required',
  );
  await expect(api.changeRecord(source, entity('guarded'), '1', { name: 'x' })).rejects.toThrow(
    'don’t have permission to edit it',
  );
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
});

test('a count of what is known in outline', async () => {
  const every = { ...entity('every_kind'), readableField: 'id' };
  const all = await api.countRecords(source.client, every);
  const none = await api.countRecords(source.client, every, { id: 'is.null' });
  const { found, wanted } = sentMeanwhile();
  expect(found).toEqual(wanted);
  expect(all).toBeGreaterThan(none);
});

test('nothing that records can send is left out', () => {
  const asksNothing = new Set([
    'atFirstPage',
    'changedFields',
    'filterProblem',
    'namesTokens',
    'filterRelations',
    'filtersIn',
    'isGroup',
    // Reads pages by `listRecords`.
    'listAllRecords',
    'pageSize',
    'pageSizeOf',
    'readKey',
    'readListAddress',
    'refersTo',
    'RecordNotKept',
    'sameValue',
    'searchScope',
    'idOf',
    'initialListState',
    'isAnswerLost',
    'isReadWhole',
    'isTried',
    'mostRowsOf',
    'versionColumn',
    'writeListAddress',
    'WriteUncertain',
  ]);
  expect(
    Object.keys(records).filter((name) => !called.has(name) && !asksNothing.has(name)),
  ).toEqual([]);

  // A kind that is added to the client's own types fails here until this can recognise it.
  const operations: Record<DataRequest['operation'], (exchange: Exchange) => boolean> = {
    read: ({ request }) => request.method === 'GET',
    count: ({ request }) => request.method === 'HEAD',
    insert: ({ request }) => request.method === 'POST',
    update: ({ request }) => request.method === 'PATCH',
    delete: ({ request }) => request.method === 'DELETE',
  };
  const counts: Record<CountMode, (exchange: Exchange) => boolean> = {
    exact: prefers('count=exact'),
    estimated: prefers('count=estimated'),
  };
  const kinds = {
    ...operations,
    ...counts,
    'rows given back': prefers('return=representation'),
    'no rows given back': ({ request, embedded }: Exchange) =>
      request.method === 'POST' && embedded.body === undefined,
    'another schema': ({ request }: Exchange) => request.headers?.['accept-profile'] === 'yard',
    'an embedded link': ({ request }: Exchange) => request.path.includes('link_0'),
    'many to many': ({ request }: Exchange) => request.path.includes('%21inner'),
    "a row's version": ({ request }: Exchange) => request.path.includes('xmin=eq.'),
    'a logic tree': ({ request }: Exchange) => request.path.includes('and='),
  };
  const unseen = Object.entries(kinds).filter(([, isKind]) => !exchanges.some(isKind));
  expect(unseen.map(([name]) => name)).toEqual([]);
});
