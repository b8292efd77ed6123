import { type CatalogQuery, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { createBackend } from '@ninefold/embedded';
import { startPostgres } from '../../servers/index.ts';
import { type Effort, median } from '../measure.ts';
import { inMegabytes, inMilliseconds, type Table } from '../report/table.ts';
import { catalogOf, tableCounts } from './catalog-of.ts';
import { type Figure, judge } from './judge.ts';
import { rawCatalogSql } from './raw-catalog.ts';

type Run = (sql: string) => Promise<readonly unknown[]>;

const questions: Readonly<Record<string, CatalogQuery>> = {
  team: {},
  browser: { audience: 'browser' },
  // As many as a navigation has room for.
  overview: { audience: 'browser', overview: { atMost: 60 } },
  'one screen': { audience: 'browser', entities: ['table_5'] },
};

/** Reading a catalog of so many tables, and the floor: its rows as they are, as JSON. */
export async function measureDiscovery(
  effort: Effort,
): Promise<{ readonly table: Table; readonly problems: readonly string[] }> {
  const figures: Figure[] = [];
  const server = await startPostgres({ jit: 'off' });
  try {
    await server.sql('create role anon; create role authenticated; create role service_role');
    for (const tables of tableCounts(effort)) {
      const database = await server.createDatabase();
      await database.sql(catalogOf(tables));
      figures.push(...(await figuresOf('server', tables, database.sql, effort)));
      const backend = await createBackend();
      await backend.exec(catalogOf(tables));
      const run: Run = async (sql) => (await backend.query(sql)).rows;
      figures.push(...(await figuresOf('embedded', tables, run, effort)));
      await backend.close();
    }
  } finally {
    await server.stop();
  }
  return { table: tableOf(figures), problems: effort.quick ? [] : judge(figures) };
}

async function figuresOf(
  backend: Figure['backend'],
  tables: number,
  run: Run,
  { quick }: Effort,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = async <Answer>(question: string, task: () => Promise<Answer>): Promise<Answer> => {
    let answer = await task();
    const again = async () => (answer = await task());
    const milliseconds = await median(quick ? 1 : 5, again);
    const bytes = Buffer.byteLength(JSON.stringify(answer));
    figures.push({ backend, tables, question, milliseconds, bytes });
    return answer;
  };
  await add('floor', async () => firstOf(await run(rawCatalogSql)));
  for (const [question, query] of Object.entries(questions)) {
    const catalog = await add(question, async () => firstOf(await run(catalogSql(query))));
    if (question === 'team') {
      await add('specification', () => Promise.resolve(specificationOf(catalog)));
    }
  }
  return figures;
}

type Catalog = Parameters<typeof specificationOf>[0];

function firstOf(rows: readonly unknown[]): Catalog {
  const [row] = rows as readonly { readonly catalog: Catalog }[];
  if (row === undefined) throw new Error('The catalog query answered no row.');
  return row.catalog;
}

function tableOf(figures: readonly Figure[]): Table {
  const of = (backend: Figure['backend']) => figures.filter((each) => each.backend === backend);
  const server = of('server');
  return {
    name: 'discovery',
    columns: ['tables', 'asked for', 'embedded', 'PostgreSQL', 'answer'],
    rows: of('embedded').map(({ tables, question, milliseconds, bytes }, index) => [
      String(tables),
      question,
      inMilliseconds(milliseconds),
      inMilliseconds(server[index]?.milliseconds ?? Number.NaN),
      inMegabytes(bytes),
    ]),
  };
}
