import { writeArrayLiteral } from '@ninefold/values/array';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAll } from '../../../../tests/run/is-all.ts';
import { samples } from '../../../values/testing/samples.ts';
import { checkTable, planImport } from '../../../records/testing/import-file.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { exportColumns, exportedPages, writeCsv, writeXlsx } from './index.ts';
import { initialListState } from '@ninefold/specification/grammar';
import { problemText } from '../records/import/index.ts';

/** Texts that files, spreadsheets and labels have other meanings for. */
const texts = fc.oneof(
  fc.constantFrom('', ' ', '=1+1', '+49 30 123', '@ida', '- item', '00123', "'=1", "''+x", "'"),
  fc.constantFrom(
    '"',
    '""',
    'a"b',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '#N/A',
    '#REF!',
    'NULL',
    'sep=;',
  ),
  fc.constantFrom(
    '_x000D_',
    '_x005F_',
    '<a>&amp;]]>',
    'Yes',
    '1,5',
    '01067',
    '😀',
    '\u200F‮אב',
    'x ',
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }).filter((text) => !text.includes('\0')),
);

/** Times that clocks in Berlin show twice, and those that spreadsheets round or don't have. */
const instants = fc.oneof(
  fc.constantFrom(
    '2026-10-25 00:30+00',
    '2026-10-25 01:30+00',
    '2026-03-29 01:00+00',
    '2026-03-01 01:30+00',
    '2085-06-01 12:34:56.123457+00',
    '1893-04-01 00:00+00',
    '1900-02-28 12:00+00',
    '-infinity',
  ),
  fc
    .integer({ min: 0, max: 4_000_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
);

/** Columns of every kind, with texts of their values. */
const columns: readonly { readonly type: string; readonly values: fc.Arbitrary<string> }[] = [
  ...samples.map(({ field, arbitrary, postgresType = field.type }) => ({
    type: postgresType,
    values: arbitrary,
  })),
  { type: 'text', values: texts },
  { type: 'varchar(30)', values: texts },
  { type: 'text[]', values: fc.array(fc.option(texts)).map((list) => writeArrayLiteral(list)) },
  { type: 'jsonb', values: fc.array(texts).map((list) => JSON.stringify(list)) },
  { type: 'json', values: fc.dictionary(texts, texts).map((map) => JSON.stringify(map)) },
  { type: 'timestamptz', values: instants },
  { type: 'timestamp', values: instants },
  { type: 'place', values: fc.constantFrom('(a,"b c")', '(,)', '("","=1")') },
  { type: 'int4multirange', values: fc.constantFrom('{[1,3),[5,9)}', '{}') },
  { type: 'inet', values: fc.constantFrom('10.0.0.1', '2001:db8::/32') },
  { type: 'xml', values: fc.constantFrom('<a>1</a>', 'plain') },
  { type: 'bit(3)', values: fc.constantFrom('010', '111') },
  { type: 'point', values: fc.constantFrom('(1,2)', '(0.5,-1)') },
];

const names = columns.map((_, index) => `c${index}`);

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(`
    create type colour as enum ('red', 'Green', 'light blue', 'NULL', '');
    create type place as (street text, town text);
    create type floatrange as range (subtype = float8);
    create table customer (id int primary key, name text not null);
    insert into customer values (1, 'Adams'), (2, 'Adams'), (3, ''), (4, ' spaced '), (5, '=1'), (6, '5');
    create table thing (
      id int primary key, customer_id int references customer,
      state text check (state in ('a', 'b', 'Yes')),
      ${columns.map(({ type }, index) => `c${index} ${type}`).join(', ')}
    );
    create policy visible on customer for select to anon using (id <> 6);
    alter table customer enable row level security;
    grant usage on schema public to anon;
    grant select, insert, update on all tables in schema public to anon;`);
});
afterAll(() => database.close());

const literal = (text: string | null) =>
  text === null ? 'null' : `'${text.replaceAll("'", "''")}'`;

async function fill(rows: readonly (readonly (string | null)[])[]): Promise<void> {
  const values = rows.map((row, index) => `(${index + 1}, ${row.map(literal).join(', ')})`);
  await database.exec(`truncate thing; insert into thing (id, customer_id, state, ${names.join(', ')})
    values ${values.join(',\n')};`);
}

/** Exports the records with the default choices of the dialog, as files of each format. */
async function exported(): Promise<readonly Blob[]> {
  const { source } = database;
  const entity = database.entity('thing');
  const fields = entity.fields.map(({ name }) => name);
  const all = exportColumns(source, entity, fields, 'label');
  const shown = exportColumns(source, entity, fields, 'label', { oneEach: true });
  const pages = (of: typeof all) =>
    exportedPages(source, entity, initialListState, { kind: 'all matching' }, of);
  const timeZone = 'Europe/Berlin';
  return Promise.all([
    bytesOf(writeCsv(pages(all), all, { byteOrderMark: true, timeZone })),
    bytesOf(writeCsv(pages(shown), shown, { separator: ';', timeZone })),
    bytesOf(writeXlsx(pages(all), all, { title: 'Things', timeZone })),
    bytesOf(writeXlsx(pages(shown), shown, { title: 'Things', timeZone })),
  ]);
}

async function bytesOf(file: ReturnType<typeof writeCsv>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of file) parts.push(part);
  return new Blob(parts);
}

describe('what is exported and imported again', () => {
  const row = fc.tuple(
    fc.option(fc.constantFrom('1', '2', '3', '4', '5', '6')),
    fc.option(fc.constantFrom('a', 'b', 'Yes')),
    ...columns.map(({ values }) => fc.option(values)),
  );

  it('changes nothing, in any kind and either format', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 4, maxLength: 8 }), async (rows) => {
        await fill(rows);
        for (const file of await exported()) {
          const plan = await planImport(database, 'thing', file, { key: ['id'] });
          expect(plan.columns).toHaveLength(names.length + 3);
          const { rejected, ...found } = await checkTable(plan);
          const problems = rejected.map(({ problems }) => problemText(plan.table.header, problems));
          expect(problems).toEqual([]);
          expect(found).toMatchObject({ create: 0, update: 0, unchanged: rows.length });
        }
      }),
      { numRuns: isAll ? 100 : 4 },
    );
  });
});
