import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListView, readView, writeView } from './list-view.ts';

const fields = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .filter((name) => !/\.(?:\d{4}-\d\d(?:-\d\d)?|day|week|month|year)$/.test(name));
const views: fc.Arbitrary<ListView> = fc.oneof(
  fields.map((field) => ({ kind: 'board' as const, field })),
  fc.record({
    kind: fc.constant('group' as const),
    field: fields,
    unit: fc.constantFrom(undefined, 'day' as const, 'month' as const),
  }),
  fc.record({
    kind: fc.constant('calendar' as const),
    field: fields,
    unit: fc.constantFrom(undefined, 'day' as const, 'week' as const, 'month' as const),
    date: fc.constantFrom(undefined, '2026-11', '0001-12', '2026-11-25'),
  }),
);

test('a view is read as it was written', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(readView(writeView(view))).toEqual(view);
    }),
  );
});

test('a condition on a field called “view” is no view', () => {
  expect(readView('eq.board')).toBeUndefined();
  expect(readView('in.(board.x,calendar.y)')).toBeUndefined();
  expect(readView(null)).toBeUndefined();
});
