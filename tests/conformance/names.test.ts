import { installationSql } from '@ninefold/specification/catalog';
import {
  changeRecord,
  createRecord,
  listRecords,
  listRelated,
  optionsById,
  readRecord,
  referenceOptions,
  relatedLists,
  deleteRecord,
  initialListState,
  writeKey,
  type Filter,
  type ListState,
  type RecordSource,
} from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTable, namesSql, oddNames, oddTable, otherTable } from './names/schema.ts';
import { compared } from './pair/compare.ts';
import type { Exchange } from './pair/exchange.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { sourceOfPair } from './records/source-of-pair.ts';

const schemas = ['public', 'apart'];

let pair: Pair;
let source: RecordSource;
let exchanges: Exchange[];

beforeAll(async () => {
  pair = await openPair(`${namesSql}${installationSql({ schemas })}`, { schemas });
  ({ source, exchanges } = await sourceOfPair(pair));
});

afterAll(() => pair.close());

function entity(name: string): Entity {
  const found = source.entities.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

/** Checks that both answered what `ask` sends alike, and that each of them found it. */
async function alike<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  exchanges.length = 0;
  const answer = await ask();
  expect(exchanges.length).toBeGreaterThan(0);
  for (const exchange of exchanges) {
    const { found, wanted } = compared(exchange);
    expect(found).toEqual(wanted);
  }
  return answer;
}

const list = (one: Entity, state: Partial<ListState>) =>
  alike(() => listRecords(source, one, { ...initialListState, ...state }));

const first = writeKey(['k, "1"', '9007199254740993']);
const second = writeKey(['k, "1"', '2']);
const third = writeKey(['(k).2\\', '2']);

test.each(oddNames.map((name, index) => [name, index] as const))(
  'a column named %j is read, filtered, searched and ordered by',
  async (field, index) => {
    const odd = entity(oddTable);
    const fields = odd.fields.filter(({ name }) => name === 'id' || name === field);
    const narrow = { ...odd, fields, references: [] };
    const text = `Text ${index}, "(it)"`;
    const filters: readonly Filter[] = [
      { field, operator: 'eq', values: [text] },
      { field, operator: 'contains', values: [', "('] },
      { field, operator: 'starts', values: ['tex'] },
      { field, operator: 'in', values: [text, 'a,b'] },
    ];
    const found = await list(narrow, { filters, search: '"(it)"' });
    expect(found.rows.map(({ values }) => values[field])).toEqual([text]);
    const ordered = await list(narrow, { order: [{ field, direction: 'descending' }] });
    expect(ordered.rows.map(({ id }) => id)).toEqual(['2', '1', '3']);
  },
);

test('a key of two columns is embedded, and its label orders the list', async () => {
  const { rows } = await list(entity(oddTable), {
    order: [{ field: 'ref, 1', direction: 'descending' }],
  });
  expect(exchanges).toHaveLength(1);
  expect(rows.map(({ links }) => links['to.other, "(it)"'])).toEqual([
    expect.objectContaining({ id: third, label: 'Third' }),
    expect.objectContaining({ id: first, label: 'First, (it)' }),
    null,
  ]);
});

test('references that can’t be embedded are looked up by exactly their keys', async () => {
  const self = await list(entity(otherTable), {});
  expect(self.rows.map(({ id, links }) => [id, links['above.it, (self)']?.label])).toEqual([
    [first, undefined],
    [second, 'First, (it)'],
    [third, 'Second'],
  ]);
  const { rows } = await list(entity('far'), {});
  expect(rows.map(({ links }) => links['far, away']?.label)).toEqual([
    'Second',
    'Third',
    undefined,
  ]);
});

test('related lists and options lead over such keys', async () => {
  const other = entity(otherTable);
  const row = await alike(() => readRecord(source, other, third));
  const titles = Object.fromEntries(
    await Promise.all(
      relatedLists(source.entities, other).map(async (related) => {
        const { rows } = await listRelated(source, related, row, initialListState);
        return [related.name, rows.map(({ id }) => id)] as const;
      }),
    ),
  );
  expect(titles).toEqual({
    [`public.${oddTable}.to.other, "(it)"`]: ['2'],
    [`public.${joinTable}.(to).other`]: ['1'],
    [`public.${otherTable}.above.it, (self)`]: [],
    'apart.far.far, away': ['2'],
  });
  const [reference] = entity(oddTable).references;
  if (reference === undefined) throw new Error('The table refers to nothing.');
  const found = await alike(() => referenceOptions(source, reference, '(it)'));
  expect(found).toEqual([{ id: first, label: 'First, (it)' }]);
  const known = await alike(() => optionsById(source, reference, [third, second, 'none,1']));
  expect(known.map(({ label }) => label)).toEqual(['Third', 'Second']);
});

test('records of such names are created, edited and deleted', async () => {
  const odd = entity(oddTable);
  const values = Object.fromEntries(oddNames.map((name) => [name, `of ${name}`]));
  const made = await alike(() => createRecord(source, odd, { ...values, id: '4' }));
  expect(made?.values).toMatchObject(values);
  const reference = { 'ref, 1': 'k, "1"', 'ref.(2)': '2' };
  const changed = await alike(() => changeRecord(source, odd, '4', reference));
  expect(changed.links['to.other, "(it)"']).toMatchObject({ id: second, label: 'Second' });
  await alike(() => deleteRecord(source, odd, '4'));
});
