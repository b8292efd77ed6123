import { expect, it } from 'vitest';
import { RowElements } from './row-elements.ts';

it('keeps the elements of the rows that stay, and gives new ones to others', () => {
  const elements = new RowElements();
  expect(elements.keysOf(['a', 'b', 'c'])).toEqual([0, 1, 2]);
  expect(elements.keysOf(['b', 'c', 'd'])).toEqual([1, 2, 3]);
  expect(elements.keysOf(['c', 'b', 'a'])).toEqual([2, 1, 4]);
});

it('gives the elements to other rows where none stays, in order', () => {
  const elements = new RowElements();
  elements.keysOf(['a', 'b', 'c']);
  expect(elements.keysOf(['d', 'e', 'f', 'g'])).toEqual([0, 1, 2, 3]);
  expect(elements.keysOf(['h', 'i'])).toEqual([0, 1]);
  // Drawn twice, as React may, it stays the same.
  expect(elements.keysOf(['h', 'i'])).toEqual([0, 1]);
});

it('gives the element of the focused row to none', () => {
  const elements = new RowElements();
  elements.keysOf(['a', 'b', 'c']);
  elements.keepFocused('b');
  expect(elements.keysOf(['d', 'e', 'f'])).toEqual([0, 2, 3]);
});
