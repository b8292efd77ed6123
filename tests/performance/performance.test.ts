/** The command itself, done quickly: never how long anything takes. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestKinds } from './requests/kinds.ts';

const program = join(import.meta.dirname, 'performance.ts');
const time = /^\d+(?:\.\d+)? m?s$/;
const size = /^\d+(?:\.\d+)? [kM]B$/;

let folder: string;
let written: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-performance-'));
  const file = join(folder, 'README.md');
  await copyFile(join(import.meta.dirname, 'README.md'), file);
  const argumentList = ['--liftoff-only', program, '--quick', '--into', file];
  await promisify(execFile)(process.execPath, argumentList);
  written = await readFile(file, 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The cells of a table that was written, without its head. */
function rowsOf(name: string): string[][] {
  const [, rest = ''] = written.split(`<!-- table: ${name} -->`);
  const [content = ''] = rest.split(`<!-- end of ${name} -->`);
  return content
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .replace(/^\| | \|$/g, '')
        .split(' | ')
        .map((cell) => cell.trim()),
    );
}

test('the machine, the date and every version are named', () => {
  const told = Object.fromEntries(rowsOf('environment')) as Record<string, string>;
  expect(Object.keys(told)).toEqual(
    ['Date', 'Commit', 'Machine', 'Load', 'System', 'Node', 'PGlite', '@supabase/lite'].concat(
      'PostgREST',
      'PostgreSQL',
    ),
  );
  expect(told['Date']).toBe(new Date().toISOString().slice(0, 10));
  expect(told['Node']).toBe(process.version);
  expect(Object.values(told).filter((text) => text === '')).toEqual([]);
});

test('every way to start has a time and a memory', () => {
  const rows = rowsOf('starts');
  expect(rows).toHaveLength(7);
  for (const [name, first, , memory] of rows) {
    expect({ name, first, memory }).toEqual({
      name: expect.stringMatching(/\w/),
      first: expect.stringMatching(time),
      memory: expect.stringMatching(size),
    });
  }
});

test('every kind of request has a time and its floor on both sides', () => {
  const rows = rowsOf('requests');
  expect(rows.map(([name]) => name)).toEqual(requestKinds.map(({ name }) => name));
  expect(rows.flatMap((row) => row.slice(1)).filter((cell) => !time.test(cell))).toEqual([]);
  expect(rows.map((row) => row.length)).toEqual(requestKinds.map(() => 5));
});

test('every reset has a time', () => {
  const rows = rowsOf('reset');
  expect(rows).toHaveLength(4);
  expect(rows.map(([, cell]) => cell).filter((cell) => !time.test(cell ?? ''))).toEqual([]);
});

test('every question of discovery has a time on both sides and a size, beside the floor', () => {
  const rows = rowsOf('discovery');
  expect(rows.map(([tables, question]) => [tables, question])).toEqual(
    ['floor', 'team', 'specification', 'browser', 'overview', 'one screen'].map((question) => [
      '10',
      question,
    ]),
  );
  expect(rows.flatMap((row) => row.slice(2, 4)).filter((cell) => !time.test(cell))).toEqual([]);
  expect(rows.map(([, , , , cell]) => cell).filter((cell) => !size.test(cell ?? ''))).toEqual([]);
});

test('every page and search of a large table has a time', () => {
  const pages = rowsOf('pages');
  expect(pages).toHaveLength(8);
  expect(pages).toEqual(
    pages.map(() => [
      expect.stringMatching(/\w/),
      expect.stringMatching(time),
      expect.stringMatching(/^\d+\.\d\d ×$/),
    ]),
  );
  const searches = rowsOf('search');
  expect(searches).toHaveLength(3);
  expect(searches.flatMap((row) => row.slice(1)).filter((cell) => !time.test(cell))).toEqual([]);
});

test('a grid has its times beside the floor, and reaches its last row', () => {
  const rows = rowsOf('grid');
  const cells = [time, time, time, /^\d+$/, size, /^yes$/];
  expect(rows).toEqual(
    cells.map((cell) => [
      expect.stringMatching(/\w/),
      '100,000',
      'full speed',
      expect.stringMatching(cell),
      expect.stringMatching(cell),
      // The peers are not measured here.
      '–',
      '–',
    ]),
  );
});

test('every way to import rows has a time, and rows a second', () => {
  const rows = rowsOf('import');
  expect(rows).toHaveLength(9);
  expect(rows).toEqual(
    rows.map(() => [
      expect.stringMatching(/\w/),
      expect.stringMatching(time),
      expect.stringMatching(/^[\d,]+$/),
    ]),
  );
});

test('every format of an export has its rows a second, beside COPY', () => {
  const rows = rowsOf('export');
  expect(rows.map(([what]) => what)).toEqual([
    'COPY … TO STDOUT WITH CSV',
    'Reading the pages alone',
    'CSV',
    'JSON',
    'XLSX',
  ]);
  const [speed, requests] = [/^[\d,]+$/, /^\d\.\d\d$/];
  expect(rows.flatMap(([, cell]) => cell ?? '').filter((cell) => !speed.test(cell))).toEqual([]);
  expect(rows.slice(1).flatMap(([, , cell]) => cell ?? '')).toEqual(
    Array.from({ length: 4 }, () => expect.stringMatching(requests)),
  );
});

test('every answer of the review page has a time, beside the floor', () => {
  const rows = rowsOf('review');
  expect(rows).toHaveLength(10);
  const heap = rows.at(-1) ?? [];
  const reported = rows.filter(([name]) => name?.startsWith('All keys'));
  expect(reported).toHaveLength(1);
  const measured = rows.filter((row) => row !== heap && !reported.includes(row));
  expect(measured.flatMap((row) => row.slice(1)).filter((cell) => !time.test(cell))).toEqual([]);
  expect([heap[1], heap[4]].filter((cell) => !size.test(cell ?? ''))).toEqual([]);
});

/** Cells of ours and the floor, and how they compare; the peers are not measured here. */
const comparedTimes = [time, time, /^–$/, /^–$/, /^\d+\.\d\d ×$/, /^–$/];

describe('the screens of ours and of the floor', () => {
  test('are measured with the versions of what serves and shows them', () => {
    const told = Object.fromEntries(rowsOf('screens environment')) as Record<string, string>;
    expect(told).toMatchObject({ Visits: '1', Chromium: expect.stringMatching(/^\d+\./) });
    expect(Object.values(told).filter((text) => text === '')).toEqual([]);
  });

  test.each([
    ['screens first visit', 3],
    ['screens second visit', 3],
    ['screens work', 4],
  ])('%s has a time for each thing, and a ratio', (name, count) => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(count);
    for (const [what, processor, answers, ...cells] of rows) {
      expect([what, processor, answers]).toEqual([
        expect.stringMatching(/\w/),
        'full speed',
        'at once',
      ]);
      expect(cells).toEqual(comparedTimes.map((cell) => expect.stringMatching(cell)));
    }
  });

  test('are typed into', () => {
    const rows = rowsOf('screens typing');
    expect(rows).toHaveLength(4);
    for (const [, , ...cells] of rows) {
      expect(cells).toEqual(comparedTimes.map((cell) => expect.stringMatching(cell)));
    }
  });

  test('have a size', () => {
    const rows = rowsOf('screens size');
    expect(rows).toHaveLength(6);
    expect(rows.flatMap((row) => row.slice(1, 3)).filter((cell) => !size.test(cell))).toEqual([]);
  });

  test('have web vitals, ours', () => {
    const rows = rowsOf('web vitals');
    expect(rows.map(([screen]) => screen)).toEqual([
      'Home',
      'List',
      'Record',
      'Form',
      'Specification',
    ]);
    expect(rows.map(([, , , paint]) => paint).filter((cell) => !time.test(cell ?? ''))).toEqual([]);
    expect(rows.map(([, , , , , shifts]) => shifts)).toEqual(
      rows.map(() => expect.stringMatching(/^\d\.\d{3}$/)),
    );
  });
});

test('a table that is not known is named, and nothing is measured', async () => {
  const refused = promisify(execFile)(process.execPath, [program, 'nonsense']);
  await expect(refused).rejects.toThrow('There is no table nonsense.');
});
