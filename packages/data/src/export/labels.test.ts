import type { Source, Specification } from '@ninefold/specification';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type TestDatabase } from '../../testing/open-database.ts';
import { initialListState } from '@ninefold/specification/grammar';
import {
  exportColumns,
  type ExportColumnsOptions,
  exportedPages,
  type ExportHeaders,
  writeCsv,
  writeXlsx,
} from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase(`
    create type mood as enum ('fine', 'bad', 'All right');
    create table person (id int primary key, name text not null);
    create table thing (
      id int primary key, owner_id int references person, yes boolean, mood mood, tags text[], sizes int[],
      doc jsonb, at timestamptz, local timestamp, day date
    );
    insert into person values (1, 'Ada');
    insert into thing values
      (1, 1, true, 'fine', '{a,"b, c"}', '{1,2}', '{"colour": "red", "size": 2}', '2026-07-01 10:00:00+00',
        '2026-07-01 10:00:00.2506', '2026-07-01'),
      (2, null, false, 'bad', '{}', null, '{"deep": [1]}', '2026-10-25 00:30:00+00', null, null),
      (3, null, null, 'All right', '{NULL}', '{{1}}', '["x", 1]', '2026-10-25 01:30:00+00', null, null);
    grant usage on schema public to anon;
    grant select on all tables in schema public to anon;`);
});
afterAll(() => database.close());

/** The specification of a team that gives the states labels; one is that of another state. */
function withStates(specification: Specification): Specification {
  const source: Source = { from: 'declared', at: 'states' };
  const labels = { fine: 'All right', bad: 'Broken', 'All right': 'Whole' };
  const states = Object.entries(labels).map(([value, label]) => ({
    value,
    label: { value: label, source },
    tone: { value: 'neutral' as const, source },
    final: { value: false, source },
  }));
  const mood = { entity: 'thing', field: 'mood', states, initial: { value: [], source } };
  const field = { ...mood, transitions: { value: [], source }, source };
  return { ...specification, states: [field] };
}

function columnsOf(headers: ExportHeaders, options?: ExportColumnsOptions) {
  const { source } = database;
  const { specification } = source;
  const entity = database.entity('thing');
  const fields = entity.fields.map(({ name }) => name);
  const labelled = {
    ...source,
    ...(specification && { specification: withStates(specification) }),
  };
  return exportColumns(labelled, entity, fields, headers, options);
}

function pagesOf(columns: ReturnType<typeof columnsOf>) {
  const which = { kind: 'all matching' as const };
  return exportedPages(database.source, database.entity('thing'), initialListState, which, columns);
}

async function bytesOf(file: ReturnType<typeof writeCsv>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of file) parts.push(part);
  return new Blob(parts).bytes();
}

const timeZone = 'Europe/Berlin';

describe('columns under labels', () => {
  it('have labels, plain lists and local times, where an import reads the same from them', async () => {
    const columns = columnsOf('label', { oneEach: true });
    const csv = new TextDecoder().decode(
      await bytesOf(writeCsv(pagesOf(columns), columns, { separator: ';', timeZone })),
    );
    expect(csv.split('\r\n')).toEqual([
      'ID;Owner;Yes;Mood;Tags;Sizes;Doc;At (Europe/Berlin);Local;Day',
      '1;Ada;Yes;fine;"a, ""b, c""";1, 2;size: 2, colour: red;2026-07-01 12:00:00;2026-07-01 10:00:00.2506;2026-07-01',
      // Clocks show this hour twice.
      '2;;No;Broken;{};;"{""deep"": [1]}";2026-10-25 02:30:00+02;;',
      '3;;;Whole;NULL;{{1}};x, 1;2026-10-25 02:30:00+01;;',
      '',
    ]);
  });

  it('are the same in a workbook, whose dates are dates', async () => {
    const columns = columnsOf('label', { oneEach: true });
    const file = Buffer.from(
      await bytesOf(writeXlsx(pagesOf(columns), columns, { title: 'Things', timeZone })),
    );
    const [header, first, second] = await readSheet(file);
    expect(header?.[7]).toBe('At (Europe/Berlin)');
    expect(first).toEqual([
      1,
      'Ada',
      'Yes',
      'fine',
      'a, "b, c"',
      '1, 2',
      'size: 2, colour: red',
      new Date('2026-07-01T12:00:00Z'),
      new Date('2026-07-01T10:00:00.250Z'),
      new Date('2026-07-01T00:00:00Z'),
    ]);
    expect(second?.[7]).toBe('2026-10-25 02:30:00+02');
  });

  it('are wide enough for their dates', async () => {
    const columns = columnsOf('name');
    const file = await bytesOf(writeXlsx(pagesOf(columns), columns, { title: 'Things', timeZone }));
    const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const widths = [...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) =>
      Number(width),
    );
    const shown = { date: '2026-07-01', timestamp: '2026-07-01 10:00:00.250', instant: '' };
    for (const [index, { field }] of columns.entries()) {
      const kind = field?.kind ?? 'text';
      const text = kind in shown ? shown.timestamp.slice(0, kind === 'date' ? 10 : undefined) : '';
      expect([field?.name, (widths[index] ?? 0) > text.length]).toEqual([field?.name, true]);
    }
  });
});

const firstHeaders = (headers: ExportHeaders, options?: ExportColumnsOptions) =>
  columnsOf(headers, options)
    .map(({ header }) => header)
    .slice(0, 3);

describe('columns as in the list', () => {
  it('are one for each field: a reference by its label, or by its key under names', () => {
    expect(firstHeaders('label', { oneEach: true })).toEqual(['ID', 'Owner', 'Yes']);
    expect(firstHeaders('name', { oneEach: true })).toEqual(['id', 'owner_id', 'yes']);
    expect(firstHeaders('label')).toEqual(['ID', 'Owner', 'Owner ID']);
  });
});
