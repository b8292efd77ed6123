import { expect, test } from 'vitest';
import { scaledScroll } from './scaled-scroll.ts';

test('rows that fit into an element scroll natively', () => {
  const { height, toRows, toScroll } = scaledScroll(400_000, 800);
  expect(height).toBe(400_000);
  expect(toRows(1234)).toBe(1234);
  expect(toScroll(1234)).toBe(1234);
});

test('the ends of more rows are the ends of the scrollbar', () => {
  const [total, room] = [40_000_000, 800];
  const { height, toRows, toScroll } = scaledScroll(total, room);
  expect(height).toBeLessThan(17_800_000);
  expect(toRows(0)).toBe(0);
  expect(toRows(height - room)).toBeCloseTo(total - room);
  expect(toScroll(toRows(123_456))).toBeCloseTo(123_456);
});
