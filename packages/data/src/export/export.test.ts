import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { initialListState } from '@ninefold/specification/grammar';
import type { FieldValue, RecordRow } from '../records/index.ts';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { type ExportColumn, exportColumns } from './columns.ts';
import { writeCsv } from './csv.ts';
import type { ExportFile, ExportReport } from './file.ts';
import { writeJson } from './json.ts';
import { exportedPages, type ExportedRecords } from './pages.ts';
import { writeXlsx } from './xlsx.ts';

const kinds = `
  create type mood as enum ('fine', '=bad', 'so, so');
  create table person (id int primary key, name text not null);
  create table thing (
    id bigint primary key, words text, small int, big bigint, amount numeric(40, 20), "like" float8, yes boolean,
    day date, clock time, local timestamp, at timestamptz, span interval, mood mood, code uuid,
    doc jsonb, raw bytea, names text[], period tstzrange, address inet,
    owner_id int references person, billed_to int references person
  );
  insert into person values (1, '=HYPERLINK("x")'), (2, 'Zoë, "Z"');
  insert into thing values (9007199254740993, E'a "quoted",\\r\\nline\\ttab', -5, 9007199254740993, 12345678901234567890.5,
    0.30000000000000004, true, '2026-11-25', '08:30:00.5', '2026-11-25 08:30:00.123456',
    '2026-07-01 10:00:00.123456+00', '-1 day -02:03:04', '=bad', '00000000-0000-4000-8000-000000000001',
    '{"n": 12345678901234567890, "t": "é😀"}', '\\x00ff', '{=a,NULL,"b, c"}',
    '[2026-01-01 00:00:00+00,2026-02-01 00:00:00+00)', '10.0.0.1', 1, 2);
  insert into thing (id, words, amount, "like", day, at) values
    (1, '', 'NaN', 'Infinity', '0044-03-15 BC', 'infinity'), (2, null, 0.1, 1e300, '1899-12-31', '294276-12-31 00:00:00+00');
  grant select on thing, person to anon;`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(kinds);
});
afterAll(() => database.close());

/** The bytes of a file, and what it lacks. */
async function whole(file: ExportFile): Promise<{ bytes: Uint8Array; report: ExportReport }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const part = await file.next();
    if (part.done === true) {
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return { bytes, report: part.value };
    }
    parts.push(part.value);
  }
}

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Rows as CSV, its empty values as null. */
async function csv(file: ExportFile, delimiter = ','): Promise<(string | null)[][]> {
  const { bytes } = await whole(file);
  return parse(text(bytes), {
    delimiter,
    recordDelimiter: '\r\n',
    relaxColumnCount: true,
    cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
  });
}

const all: ExportedRecords = { kind: 'all matching' };

function exported(fields: readonly string[], which = all) {
  const entity = database.entity('thing');
  const columns = exportColumns(database.source, entity, fields, 'name');
  const order = [{ field: 'id', direction: 'descending' as const }];
  const state = { ...initialListState, order };
  return { columns, pages: exportedPages(database.source, entity, state, which, columns) };
}

const fieldNames = () => database.entity('thing').fields.map(({ name }) => name);

describe('columns', () => {
  test('include labels and keys of references', () => {
    const entity = database.entity('thing');
    const headers = (kind: 'label' | 'name') =>
      exportColumns(database.source, entity, ['id', 'owner_id', 'billed_to', 'nothing'], kind).map(
        ({ header }) => header,
      );
    expect(headers('name')).toEqual([
      'id',
      'owner_id_label',
      'owner_id',
      'billed_to_label',
      'billed_to',
    ]);
    expect(headers('label')).toEqual(['ID', 'Owner', 'Owner ID', 'Billed to', 'Billed to ID']);
  });

  test('have unique headers, and are readable by the role', () => {
    const entity = database.entity('thing');
    const fields = entity.fields.map((field) => ({
      ...field,
      label: { value: 'Same', source: { from: 'derived' as const, of: 'name' } },
      ...(field.name === 'raw' && { grants: { ...field.grants, select: false } }),
    }));
    const columns = exportColumns(database.source, { ...entity, fields }, fieldNames(), 'label');
    const headers = columns.map(({ header }) => header);
    expect(new Set(headers).size).toBe(headers.length);
    expect(columns.some(({ field }) => field?.name === 'raw')).toBe(false);
  });
});

describe('every kind of value', () => {
  test('is in CSV as Postgres writes it', async () => {
    const { pages, columns } = exported(fieldNames());
    const [header = [], row = [], , first = []] = await csv(writeCsv(pages, columns));
    const of = (cells: (string | null)[]) =>
      Object.fromEntries(header.map((name, index) => [name, cells[index]]));
    expect(of(row)).toEqual({
      id: '9007199254740993',
      words: 'a "quoted",\r\nline\ttab',
      small: '-5',
      big: '9007199254740993',
      amount: '12345678901234567890.50000000000000000000',
      like: '0.30000000000000004',
      yes: 'true',
      day: '2026-11-25',
      clock: '08:30:00.5',
      local: '2026-11-25T08:30:00.123456',
      at: '2026-07-01T10:00:00.123456+00:00',
      span: '-1 days -02:03:04',
      mood: "'=bad",
      code: '00000000-0000-4000-8000-000000000001',
      doc: '{"n": 12345678901234567890, "t": "é😀"}',
      raw: '\\x00ff',
      names: '{=a,NULL,"b, c"}',
      period: '["2026-01-01 00:00:00+00","2026-02-01 00:00:00+00")',
      address: '10.0.0.1/32',
      owner_id_label: `'=HYPERLINK("x")`,
      owner_id: '1',
      billed_to_label: 'Zoë, "Z"',
      billed_to: '2',
    });
    expect(of(first)).toMatchObject({
      words: '',
      amount: 'NaN',
      day: '0044-03-15 BC',
      small: null,
    });
  });

  test('is in JSON, with the numbers that it holds exactly', async () => {
    const { pages, columns } = exported(fieldNames());
    const { bytes } = await whole(writeJson(pages, columns));
    const [row, second, first] = JSON.parse(text(bytes)) as Record<string, unknown>[];
    expect(row).toMatchObject({
      id: '9007199254740993',
      words: 'a "quoted",\r\nline\ttab',
      small: -5,
      amount: '12345678901234567890.50000000000000000000',
      like: 0.30000000000000004,
      yes: true,
      day: '2026-11-25',
      names: ['=a', null, 'b, c'],
      owner_id_label: '=HYPERLINK("x")',
      owner_id: 1,
    });
    expect(text(bytes)).toContain('"doc":{"n": 12345678901234567890, "t": "é😀"}');
    expect(second).toMatchObject({ id: 2, words: null, like: 1e300 });
    expect(first).toMatchObject({ words: '', amount: 'NaN', like: 'Infinity' });
  });

  test('is in XLSX, with dates and exact numbers', async () => {
    const { pages, columns } = exported(fieldNames());
    const options = { title: "History's: [1]", timeZone: 'Europe/Berlin' };
    const { bytes } = await whole(writeXlsx(pages, columns, options));
    const [header = [], row = [], second = [], first = []] = await readSheet(Buffer.from(bytes));
    const of = (cells: unknown[]) =>
      Object.fromEntries(header.map((name, index) => [name, cells[index]]));
    expect(of(row)).toMatchObject({
      id: '9007199254740993',
      words: 'a "quoted",\r\nline\ttab',
      small: -5,
      amount: '12345678901234567890.50000000000000000000',
      like: 0.30000000000000004,
      yes: true,
      day: new Date('2026-11-25T00:00:00Z'),
      mood: '=bad',
      owner_id_label: '=HYPERLINK("x")',
      owner_id: 1,
      // As clocks in Berlin show it.
      'at (Europe/Berlin)': new Date('2026-07-01T12:00:00.123Z'),
      local: new Date('2026-11-25T08:30:00.123Z'),
    });
    expect(of(second)).toMatchObject({
      id: 2,
      day: '1899-12-31',
      words: null,
      'at (Europe/Berlin)': '294276-12-31T00:00:00+00:00',
    });
    expect(of(first)).toMatchObject({ amount: 'NaN', day: '0044-03-15 BC', like: 'Infinity' });
  });
});

const ids = async (which: ExportedRecords) => {
  const { pages, columns } = exported(['id'], which);
  return (await csv(writeCsv(pages, columns))).slice(1).flat();
};

describe('which records', () => {
  test('are all matching ones with exceptions, a page, or selected ones', async () => {
    expect(await ids(all)).toEqual(['9007199254740993', '2', '1']);
    expect(await ids({ kind: 'all matching', except: new Set(['2']) })).toEqual([
      '9007199254740993',
      '1',
    ]);
    expect(await ids({ kind: 'page', offset: 1, count: 1 })).toEqual(['2']);
    expect(await ids({ kind: 'some', ids: new Set(['1', '9007199254740993', '77']) })).toEqual([
      '9007199254740993',
      '1',
    ]);
  });

  test('may be none: the file has its headers', async () => {
    const none: ExportedRecords = { kind: 'some', ids: new Set() };
    const { pages, columns } = exported(['id'], none);
    expect(text((await whole(writeCsv(pages, columns))).bytes)).toBe('id\r\n');
    expect(
      JSON.parse(text((await whole(writeJson(exported(['id'], none).pages, columns))).bytes)),
    ).toEqual([]);
    const xlsx = await whole(writeXlsx(exported(['id'], none).pages, columns, { title: '' }));
    expect(await readSheet(Buffer.from(xlsx.bytes))).toEqual([['id']]);
  });
});

/** Rows that were not read from a database. */
function rowsOf(values: readonly (readonly FieldValue[])[]): readonly RecordRow[] {
  return values.map((row, index) => ({
    id: String(index),
    title: '',
    values: Object.fromEntries(row.map((value, place) => [`field_${place}`, value])),
    links: {},
  }));
}

async function* inPages(rows: readonly RecordRow[], size = 2) {
  for (let at = 0; at < rows.length; at += size) yield { rows: rows.slice(at, at + size) };
}

function textColumns(count: number): readonly ExportColumn[] {
  const words = database.entity('thing').fields.find(({ name }) => name === 'words');
  return Array.from({ length: count }, (_, index) => ({
    header: `field_${index}`,
    field: words && { ...words, name: `field_${index}` },
  }));
}

/** Texts with what breaks files: quotes, line ends, formulas, emoji, marks of direction, XML. */
const hard = fc.oneof(
  fc.constantFrom('', ' ', '=1+1', '-1', '+49 1', '@x', '\t=1', "'", '"', '""', '\r', '\n', '\r\n'),
  fc.constantFrom(';', ',', '<a>&amp;]]>', '_x000D_', '\u0001', '\uFFFE', '\u200F‮אב', '👩‍👩‍👧', 'NULL'),
  fc.string({ unit: 'binary', maxLength: 8 }).filter((each) => !each.includes('\0')),
);
const table = fc.array(fc.tuple(fc.option(hard), fc.option(hard), fc.option(hard)), {
  maxLength: 7,
});

describe('any text round-trips', () => {
  test('from CSV, with each separator', async () => {
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(',', ';', '\t'), async (values, separator) => {
        const pages = inPages(rowsOf(values));
        const file = writeCsv(pages, textColumns(3), { separator, guarded: false });
        const [, ...rows] = await csv(file, separator);
        expect(rows).toEqual(values);
      }),
    );
  });

  test('from JSON', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (values) => {
        const { bytes } = await whole(writeJson(inPages(rowsOf(values)), textColumns(3)));
        const rows = JSON.parse(text(bytes)) as Record<string, unknown>[];
        expect(rows.map((row) => Object.values(row))).toEqual(values);
      }),
    );
  });

  test('from XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (values) => {
        const options = { title: 'Things' };
        const { bytes } = await whole(writeXlsx(inPages(rowsOf(values)), textColumns(3), options));
        expect(cellsOf(sheets(bytes)[0] ?? '')).toEqual([
          ['field_0', 'field_1', 'field_2'],
          ...values,
        ]);
      }),
      { numRuns: runs(40) },
    );
  });
});

/** The sheets of a workbook, as XML. */
function sheets(bytes: Uint8Array): readonly string[] {
  const files = unzipSync(bytes);
  return Object.keys(files)
    .filter((name) => name.startsWith('xl/worksheets/'))
    .map((name) => strFromU8(files[name] ?? new Uint8Array()));
}

/** Texts of three columns; null for an empty cell. Excel's own escapes are undone, which few readers do. */
function cellsOf(sheet: string): readonly (readonly (string | null)[])[] {
  return [...sheet.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, row, cells = '']) =>
    ['A', 'B', 'C'].map((letter) => {
      const cell = new RegExp(`<c r="${letter}${row}"[^>]*>.*?<t [^>]*>(.*?)</t>`, 's').exec(cells);
      if (cell === null) return null;
      return (cell[1] ?? '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        );
    }),
  );
}

const cells = async (values: readonly string[], guarded = true) => {
  const rows = rowsOf(values.map((value) => [value]));
  return (await csv(writeCsv(inPages(rows), textColumns(1), { guarded }))).slice(1).flat();
};

describe('formulas', () => {
  test('get an apostrophe, but numbers don’t', async () => {
    expect(
      await cells(['=1+1', '+x', '-x', '@x', '\tx', '\rx', '＝1', '-5', '+5', '-1.5', 'a=1']),
    ).toEqual(["'=1+1", "'+x", "'-x", "'@x", "'\tx", "'\rx", "'＝1", '-5', '+5', '-1.5', 'a=1']);
  });

  test('stay unchanged on request', async () => {
    expect(await cells(['=1+1'], false)).toEqual(['=1+1']);
  });
});

test('CSV has a byte order mark on request', async () => {
  const { bytes } = await whole(writeCsv(inPages([]), textColumns(1), { byteOrderMark: true }));
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

describe('XLSX', () => {
  test('continues on another sheet when one is full', async () => {
    const rows = rowsOf(Array.from({ length: 10 }, (_, index) => [`row ${index}`]));
    const options = { title: 'Things', mostRows: 5 };
    const { bytes } = await whole(writeXlsx(inPages(rows, 3), textColumns(1), options));
    expect(sheets(bytes).map((sheet) => cellsOf(sheet).map(([cell]) => cell))).toEqual([
      ['field_0', 'row 0', 'row 1', 'row 2', 'row 3'],
      ['field_0', 'row 4', 'row 5', 'row 6', 'row 7'],
      ['field_0', 'row 8', 'row 9'],
    ]);
    const second = await readSheet(Buffer.from(bytes), 'Things (2)');
    expect(second.at(-1)).toEqual(['row 7']);
  });

  test('marks truncated texts', async () => {
    const long = `${'x'.repeat(32_700)}${'😀'.repeat(100)}`;
    const rows = rowsOf([[long], ['short']]);
    const file = await whole(writeXlsx(inPages(rows), textColumns(1), { title: 'Things' }));
    const [, [cut = ''] = []] = cellsOf(sheets(file.bytes)[0] ?? '');
    expect(cut).toMatch(/^x+(?:😀)*… \(cut: \d+ characters\)$/u);
    expect(cut?.length).toBeLessThanOrEqual(32_767);
    expect(file.report).toEqual({ cut: 1 });
  });
});
