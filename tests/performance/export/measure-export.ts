import {
  exportColumns,
  exportedPages,
  type ExportFile,
  type ExportPages,
  writeCsv,
  writeJson,
  writeXlsx,
} from '@ninefold/data/export';
import { initialListState, type RecordSource } from '@ninefold/data/records';
import { findEntity } from '@ninefold/specification';
import { installationSql } from '@ninefold/specification/catalog';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import connect from 'postgres';
import { startDataApi } from '../data-api.ts';
import type { Effort } from '../measure.ts';
import { visitorSource } from '../visitor-source.ts';
import { inMegabytes, type Table } from '../report/table.ts';
import { copySql, purchasesSql } from './schema.ts';

/** Measures the export of a table from PostgREST, beside PostgreSQL's own. */
export async function measureExport({ quick, long = false }: Effort): Promise<Table> {
  const rows = quick ? 2500 : long ? 1_000_000 : 100_000;
  await using api = await startDataApi(
    `create role anon nologin; grant usage on schema public to anon;
    ${purchasesSql(rows)}${installationSql()}`,
  );
  const source = await visitorSource(api.url);
  const cells: string[][] = [];
  const copy = await measured(rows, copied(api.postgres.connectionString));
  cells.push(['COPY … TO STDOUT WITH CSV', copy.speed, '–', copy.memory, copy.size]);
  for (const [name, write] of formats) {
    source.client.calls.clear();
    const { speed, memory, size } = await measured(rows, write(pagesOf(source)));
    // The log forgets older ones.
    const requests = source.client.calls.calls().length / Math.min(500, Math.ceil(rows / 1000));
    cells.push([name, speed, requests.toFixed(2), memory, name === formats[0][0] ? '–' : size]);
  }
  return {
    name: 'export',
    columns: ['what', 'rows a second', 'requests a page', 'memory', 'file'],
    rows: cells,
  };
}

interface Exported {
  readonly pages: ExportPages;
  readonly columns: ReturnType<typeof exportColumns>;
}

function pagesOf(source: RecordSource): Exported {
  const entity = source.specification && findEntity(source.specification, 'purchase');
  if (entity === undefined) throw new Error('The specification has no table purchase.');
  const fields = entity.fields.map(({ name }) => name);
  const columns = exportColumns(source, entity, fields, 'name');
  const which = { kind: 'all matching' } as const;
  return { columns, pages: exportedPages(source, entity, initialListState, which, columns) };
}

type Bytes = AsyncIterable<Uint8Array>;

const formats: readonly [
  readonly [string, (exported: Exported) => Bytes],
  ...(readonly [string, (exported: Exported) => ExportFile])[],
] = [
  ['Reading the pages alone', ({ pages }) => readAlone(pages)],
  ['CSV', ({ pages, columns }) => writeCsv(pages, columns)],
  ['JSON', ({ pages, columns }) => writeJson(pages, columns)],
  [
    'XLSX',
    ({ pages, columns }) =>
      writeXlsx(pages, columns, { title: 'Purchases', timeZone: 'Europe/Berlin' }),
  ],
];

async function* readAlone(pages: ExportPages): Bytes {
  for await (const page of pages) yield new Uint8Array(page.rows.length > 0 ? 1 : 0);
}

async function* copied(connectionString: string): Bytes {
  const sql = connect(connectionString, { max: 1 });
  try {
    yield* await sql.unsafe(copySql).readable();
  } finally {
    await sql.end();
  }
}

/** Parts after which it is looked what is held. */
const looksEvery = 20;

/** Reads bytes and forgets them. */
async function measured(rows: number, parts: Bytes) {
  const before = held();
  const begun = performance.now();
  let [size, most, count, looked] = [0, before, 0, 0];
  for await (const part of parts) {
    size += part.length;
    count += 1;
    if (count % looksEvery !== 0) continue;
    const now = performance.now();
    most = Math.max(most, held());
    looked += performance.now() - now;
  }
  const seconds = (performance.now() - begun - looked) / 1000;
  return {
    speed: Math.round(rows / seconds).toLocaleString('en'),
    memory: inMegabytes(most - before),
    size: inMegabytes(size),
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the bytes that are in use, garbage aside. */
function held(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
