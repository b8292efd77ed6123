import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

const value = fc.string({ unit: 'grapheme' });
const search = fc.dictionary(
  value.filter((name) => name !== '__proto__'),
  fc.oneof(value, fc.array(value, { minLength: 2, maxLength: 4 })),
);

test('any text that is written is read back', () => {
  fc.assert(
    fc.property(search, (given) => {
      expect({ ...parseSearch(stringifySearch(given)) }).toEqual({ ...given });
    }),
  );
});

test('the grammar stays readable in the address bar', () => {
  expect(stringifySearch({ status: 'in.(open,planned)', order: 'due_at.asc,number.desc' })).toBe(
    '?status=in.(open,planned)&order=due_at.asc,number.desc',
  );
});
