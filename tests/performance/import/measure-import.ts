import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordSource } from '@ninefold/data/records';
import {
  checkTable,
  type ImportPlan,
  type ImportProgress,
  inspectFile,
  isLabelled,
  matchColumns,
  newProgress,
  openTable,
} from '@ninefold/data/records/import';
import { sendRows } from '@ninefold/records/import';
import { installationSql } from '@ninefold/specification/catalog';
import { findEntity } from '@ninefold/specification';
import { contextOf } from '../../../packages/records/testing/write-many.ts';
import { startDataApi } from '../data-api.ts';
import type { Effort } from '../measure.ts';
import { inMilliseconds, type Table } from '../report/table.ts';
import { visitorSource } from '../visitor-source.ts';
import { type Article, article, articlesSql, csvOf } from './schema.ts';

const customers = 1000;
const bareSizes = [100, 500, 2000] as const;

/** Measures how long a file's rows take, by ourselves and by what no import can be faster than. */
export async function measureImport(effort: Effort): Promise<Table> {
  const count = effort.quick ? 500 : 50_000;
  const articles = Array.from({ length: count }, (_, n) => article(n, customers));
  await using api = await startDataApi(
    `create role anon nologin; grant usage on schema public to anon;
    ${articlesSql(customers)}${installationSql()}`,
  );
  const { postgres } = api;
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-import-'));
  try {
    const rows: string[][] = [];
    const measure = async (name: string, task: () => Promise<unknown>, of = count) => {
      const begun = performance.now();
      await task();
      const taken = performance.now() - begun;
      const rate = Math.round(of / (taken / 1000)).toLocaleString('en');
      rows.push([name, inMilliseconds(taken), rate]);
    };
    const empty = () => postgres.sql('truncate article');

    const file = join(folder, 'articles.csv');
    // The server runs as somebody else.
    await chmod(folder, 0o755);
    await writeFile(file, csvOf(articles.map(({ keys }) => keys)), { mode: 0o644 });
    const columns = Object.keys(articles[0]?.keys ?? {}).join(', ');
    await measure('COPY', () =>
      postgres.sql(`copy article (${columns}) from '${file}' with (format csv, header)`),
    );
    for (const size of bareSizes) {
      await empty();
      const bodies = inParts(articles, size).map((part) =>
        JSON.stringify(part.map(({ keys }) => keys)),
      );
      await measure(`Requests with ${size} rows each`, () => sendBodies(api.url, bodies));
    }
    await empty();
    const plan = await planOf(
      await visitorSource(api.url),
      csvOf(articles.map(({ labels }) => labels)),
    );
    await measure('Import: check every row', async () => {
      const { create } = await checkTable(plan);
      if (create !== count) throw new Error(`${count - create} rows have a problem.`);
    });
    await measure('Import: send what was checked', () => sendAll(plan));
    await measure('Import: check the same file again, all its rows exist', () =>
      checkTable({ ...plan, key: ['code'] }),
    );
    const update = async (
      some: readonly Article[],
      end: string,
      source: RecordSource = plan.source,
    ) => {
      const changed = some.map(({ labels: { code, title } }) => ({
        code,
        title: `${title} ${end}`,
      }));
      const changing = { ...(await planOf(source, csvOf(changed))), key: ['code'] };
      await checkTable(changing);
      const { updated } = await sendAll(changing);
      if (updated !== some.length) throw new Error(`${updated} records were updated.`);
    };
    const many = articles.slice(0, 20_000);
    await measure(
      'Import: check and update records by their key, each with other values',
      () => update(many, 'again'),
      many.length,
    );
    const few = articles.slice(0, 2000);
    await postgres.sql('drop function ninefold_write');
    const source = await visitorSource(api.url);
    await measure(
      'The same without ninefold_write(), each in a separate request',
      () => update(few, 'once more', source),
      few.length,
    );
    return { name: 'import', columns: ['what', 'time', 'rows a second'], rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function planOf(source: RecordSource, text: string): Promise<ImportPlan> {
  const { specification } = source;
  const entity = specification && findEntity(specification, 'article');
  if (specification === undefined || entity === undefined) throw new Error('There is no article.');
  const file = new Blob([text]);
  const { table } = await openTable(file, await inspectFile(file));
  return {
    source: { ...source, specification },
    entity,
    table,
    columns: matchColumns(entity, table.header, (reference) => isLabelled(source, reference)),
    key: undefined,
    format: {
      numbers: { locale: 'en', isChosen: false },
      days: { locale: 'en', isChosen: false },
      timeZone: 'UTC',
    },
    start: {},
    asked: { specification, declaration: {}, person: { roles: ['anon'] } },
  };
}

function sendAll(plan: ImportPlan): Promise<ImportProgress> {
  return sendRows(contextOf(plan.source), plan, {
    progress: newProgress(),
    leftOut: new Set(),
    keep: () => Promise.resolve(),
  });
}

async function sendBodies(url: string, bodies: readonly string[]): Promise<void> {
  for (const body of bodies) {
    const answer = await fetch(`${url}/article`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
      body,
    });
    if (!answer.ok) throw new Error(`The rows were refused: ${await answer.text()}`);
  }
}

function inParts<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
