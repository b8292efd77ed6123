import {
  initialListState,
  type ListState,
  listRecords,
  type RecordPage,
  type RecordSource,
} from '@ninefold/data/records';
import { installationSql } from '@ninefold/specification/catalog';
import { type Entity, findEntity } from '@ninefold/specification';
import { startDataApi } from '../data-api.ts';
import { type Effort, median } from '../measure.ts';
import { inMilliseconds, type Table } from '../report/table.ts';
import { visitorSource } from '../visitor-source.ts';
import { eventsSql } from './schema.ts';

/** A search that one row matches, and one that every seventh row matches. */
const [rare, common] = ['harbour 123456', 'lantern'];
/** Rows on a page. */
const limit = 25;

/** Measures pages and searches of a large table, read from PostgREST with the function that lists use. */
export async function measurePages(effort: Effort): Promise<readonly Table[]> {
  const deep = effort.quick ? 20 : 20_000;
  const rows = 2 * deep * limit;
  await using api = await startDataApi(
    `create role anon nologin; grant usage on schema public to anon;
    create schema extensions; create extension pg_trgm with schema extensions;
    ${eventsSql(rows)}${installationSql()}`,
  );
  const source = await visitorSource(api.url);
  return [await pages(effort, source, deep), await searches(effort, source)];
}

type Read = (state: Partial<ListState>, after?: RecordPage) => Promise<RecordPage>;

function reader(source: RecordSource, name: string): Read {
  const entity = source.specification && findEntity(source.specification, name);
  if (entity === undefined) throw new Error(`The specification has no table ${name}.`);
  // A quick run has fewer rows, and is to search in the same way.
  const large: Entity = { ...entity, estimatedRows: 1_000_000 };
  return (state, after) =>
    listRecords(source, large, { ...initialListState, limit, ...state }, { after });
}

async function pages(effort: Effort, source: RecordSource, deep: number): Promise<Table> {
  const read = reader(source, 'event');
  const orders: readonly (readonly [string, ListState['order']])[] = [
    ['in the order of the key', []],
    ['the latest first', [{ field: 'happened_at', direction: 'descending' }]],
  ];
  const rows: string[][] = [];
  for (const [name, order] of orders) {
    const from = (page: number) => ({ order, offset: (page - 1) * limit });
    const first = await read(from(1));
    const before = await read(from(deep - 1));
    const ways: readonly (readonly [string, () => Promise<RecordPage>])[] = [
      ['Page 1', () => read(from(1))],
      ['From page 1 to page 2', () => read(from(2), first)],
      [`From page ${written(deep - 1)} to page ${written(deep)}`, () => read(from(deep), before)],
      [`Page ${written(deep)}, by its address`, () => read(from(deep))],
    ];
    let floor: number | undefined;
    for (const [way, task] of ways) {
      const taken = await median(effort.times, task);
      floor ??= taken;
      rows.push([`${way}, ${name}`, inMilliseconds(taken), `${(taken / floor).toFixed(2)} ×`]);
    }
  }
  return { name: 'pages', columns: ['what', 'time', 'to page 1'], rows };
}

async function searches(effort: Effort, source: RecordSource): Promise<Table> {
  const kinds = [
    ['A trigram index', 'event'],
    ['A full-text index', 'article'],
    ['No index', 'plain_event'],
  ] as const;
  // Without an index each of them takes half a second.
  const times = Math.ceil(effort.times / 10);
  const rows: string[][] = [];
  for (const [name, table] of kinds) {
    const read = reader(source, table);
    const one = await median(times, () => read({ search: rare }));
    const many = await median(times, () => read({ search: common }));
    rows.push([name, inMilliseconds(one), inMilliseconds(many)]);
  }
  return {
    name: 'search',
    columns: ['what serves the search', 'one row matches', 'one in seven matches'],
    rows,
  };
}

function written(page: number): string {
  return page.toLocaleString('en');
}
