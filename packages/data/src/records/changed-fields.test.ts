import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';
import type { FieldValue } from './record.ts';

test('only what differs is a change, and null is a value', () => {
  const before = { name: 'a', note: null, tags: ['x', 'y'], doc: { a: 1, b: [2] }, price: '1.50' };
  expect(changedFields(before, before)).toEqual({});
  expect(changedFields(before, { name: null, note: null })).toEqual({ name: null });
  expect(changedFields(before, { tags: ['y', 'x'] })).toEqual({ tags: ['y', 'x'] });
  expect(changedFields(before, { doc: { b: [2], a: 1 } })).toEqual({});
  expect(changedFields(before, { doc: { a: 1, b: [2], c: null } })).not.toEqual({});
  expect(changedFields(before, { tags: { 0: 'x', 1: 'y' } })).not.toEqual({});
  expect(changedFields({}, { name: null })).toEqual({ name: null });
});

test('a copy is no change, and a change is one', () => {
  const value = fc.jsonValue() as fc.Arbitrary<FieldValue>;
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value), (record) => {
      expect(changedFields(record, structuredClone(record))).toEqual({});
    }),
  );
  fc.assert(
    fc.property(value, value, (before, after) => {
      const same = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
      expect(Object.keys(changedFields({ field: before }, { field: after })).length === 0).toBe(
        same,
      );
    }),
  );
});

function sorted(value: FieldValue): unknown {
  if (Array.isArray(value)) return { array: value.map(sorted) };
  if (typeof value !== 'object' || value === null)
    return Object.is(value, -0) ? 'minus zero' : value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}
