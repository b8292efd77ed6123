import { expect, test } from 'vitest';
import { inMegabytes, inMilliseconds } from '../../report/table.ts';
import { floor, ninefold, reactAdmin } from '../applications.ts';
import { quickCondition } from '../conditions.ts';
import type { Measured } from '../measured.ts';
import { rowOf, spread } from './cells.ts';

test.each([
  [[120, 480, 250], '250 ms (120–480 ms)'],
  [[950, 1100, 990], '990 ms (950 ms–1.10 s)'],
  [[120], '120 ms'],
  [[], '–'],
])('%j is %s', (values, cell) => {
  expect(spread(values, inMilliseconds)).toBe(cell);
});

function heaps(...values: readonly number[]): readonly Measured[] {
  return values.map((heap) => ({ condition: quickCondition, visit: { heap } }) as Measured);
}

test('a row has every application, and how ours compares', () => {
  const measured = new Map([
    [ninefold, heaps(3e6, 2e6, 4e6)],
    [floor, heaps(2e6)],
    [reactAdmin, heaps(6e6)],
  ]);
  const line = {
    head: ['Heap'],
    of: ({ visit }: Measured) => [visit.heap],
    write: inMegabytes,
  };
  expect(rowOf(line, measured)).toEqual([
    'Heap',
    '3.0 MB (2.0–4.0 MB)',
    '2.0 MB',
    '6.0 MB',
    '–',
    '1.50 ×',
    '0.50 ×',
  ]);
});
