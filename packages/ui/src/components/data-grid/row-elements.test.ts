import { expect, it } from 'vitest';
import { RowElements } from './row-elements.ts';

const keysOf = (elements: RowElements, ids: string) => [
  ...elements.keysOf(Array.from(ids)).values(),
];

it('keeps the elements of rows that stay, and creates new ones for others', () => {
  const elements = new RowElements();
  expect(keysOf(elements, 'abc')).toEqual([0, 1, 2]);
  expect(keysOf(elements, 'bcd')).toEqual([1, 2, 3]);
  expect(keysOf(elements, 'cba')).toEqual([2, 1, 4]);
});

it('reuses the elements in order if no row stays', () => {
  const elements = new RowElements();
  keysOf(elements, 'abc');
  expect(keysOf(elements, 'defg')).toEqual([0, 1, 2, 3]);
  expect(keysOf(elements, 'hi')).toEqual([0, 1]);
  // Drawn twice, as React may, it stays the same.
  expect(keysOf(elements, 'hi')).toEqual([0, 1]);
});

it('never reuses the element of the focused row', () => {
  const elements = new RowElements();
  keysOf(elements, 'abc');
  elements.keepFocused('b');
  expect(keysOf(elements, 'def')).toEqual([0, 2, 3]);
});
