/** The command itself, done quickly: that it measures everything, never how long anything takes. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestKinds } from './requests/kinds.ts';

const program = join(import.meta.dirname, 'performance.ts');
const tables = /(<!-- table: (.+?) -->)[^]*?(<!-- end of \2 -->)/g;
/** In a quick run, peers are not measured. */
const notMeasured = '–';

let folder: string;
let written: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-performance-'));
  const file = join(folder, 'README.md');
  await writeFile(
    file,
    (await readFile(join(import.meta.dirname, 'README.md'), 'utf8')).replaceAll(tables, '$1\n\n$3'),
  );
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
  expect(told['Date']).toBe(new Date().toISOString().slice(0, 10));
  expect(told['Node']).toBe(process.version);
  expect(Object.entries(told).filter(([, text]) => text === '')).toEqual([]);
});

test('every table is written, and each of its rows is measured', () => {
  const names = [...written.matchAll(tables)].map(([, , name = '']) => name);
  expect(names).toContain('requests');
  const empty = names.filter((name) =>
    rowsOf(name).every((row) => row.slice(1).every((cell) => cell === '' || cell === notMeasured)),
  );
  expect(empty).toEqual([]);
  const unmeasured = names.flatMap((name) =>
    rowsOf(name).filter((row) => /NaN|undefined/.test(row.join())),
  );
  expect(unmeasured).toEqual([]);
});

test('every kind of request is measured', () => {
  expect(rowsOf('requests').map(([name]) => name)).toEqual(requestKinds.map(({ name }) => name));
});

test('a grid and its floor reach their last row', () => {
  const [, , , ours, floor] = rowsOf('grid').at(-1) ?? [];
  expect([ours, floor]).toEqual(['yes', 'yes']);
});

test('a table that is not known is named, and nothing is measured', async () => {
  const refused = promisify(execFile)(process.execPath, [program, 'nonsense']);
  await expect(refused).rejects.toThrow('There is no table nonsense.');
});
