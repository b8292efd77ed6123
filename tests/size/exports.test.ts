/** Compares the size of each component export with its budget and with the catalogue. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { budgets } from '../../packages/ui/testing/quality/budgets.ts';
import { measureExports } from '../../packages/ui/testing/quality/measure.ts';
import type { Sizes } from '../../packages/ui/testing/quality/sizes.ts';

const folder = join(import.meta.dirname, '../../packages/ui/testing/quality');
const kept = JSON.parse(readFileSync(join(folder, 'sizes.json'), 'utf8')) as Sizes;

let sizes: Sizes;
beforeAll(async () => {
  sizes = await measureExports();
});

test('every export has a budget, and every budget an export', () => {
  expect(Object.keys(budgets).toSorted()).toEqual(Object.keys(sizes).toSorted());
});

test('every export stays within its budget', () => {
  const over = Object.entries(sizes)
    .filter(([name, { bytes }]) => bytes > (budgets[name] ?? 0) * 1000)
    .map(([name, { bytes }]) => `${name}: ${bytes} bytes, and it may have ${budgets[name]} kB`);
  expect(over).toEqual([]);
});

test('a button brings in what it is made of, and no other component', () => {
  expect(sizes['Button']?.from).toEqual(['button', 'spinner', 'styling', 'visually-hidden']);
});

test('the sizes that the catalogue shows are these', () => {
  const outdated = Object.entries(sizes)
    .filter(([name, size]) => !agrees(size, kept[name]))
    .map(([name]) => name);
  const gone = Object.keys(kept).filter((name) => !(name in sizes));
  expect(
    [...outdated, ...gone],
    'Run `node packages/ui/testing/quality/write-sizes.ts`, and commit sizes.json.',
  ).toEqual([]);
});

/** A few bytes more or less don't matter, another component does. */
function agrees(size: Sizes[string], known: Sizes[string] | undefined): boolean {
  return (
    known !== undefined &&
    known.from.join() === size.from.join() &&
    Math.abs(size.bytes - known.bytes) <= Math.max(60, known.bytes * 0.03)
  );
}
