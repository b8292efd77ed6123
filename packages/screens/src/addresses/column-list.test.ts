import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColumns, writeColumns } from './column-list.ts';

test('columns of any name are read back', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(names, (given) => {
      expect(readColumns(writeColumns(given))).toEqual(given);
    }),
  );
});

test('an address without columns leaves the choice to the list', () => {
  expect(readColumns(null)).toBeUndefined();
  expect(readColumns('')).toBeUndefined();
});
