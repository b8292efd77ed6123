import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldShape, FieldValue } from '../../shapes/index.ts';
import { itemsOf, membersOf, writeItems } from './shape.ts';

const checklist = membersOf({ checklist: { text: 'step', done: 'done' } });
const hours: FieldShape = {
  table: {
    day: { label: 'Day', values: { mon: 'Monday' }, required: true },
    from: { kind: 'time' },
    on: { kind: 'date' },
    visits: { kind: 'integer' },
    rate: { kind: 'decimal' },
    open: { kind: 'boolean' },
  },
};
const table = membersOf(hours);

const item = fc.record(
  {
    day: fc.option(fc.string()),
    from: fc.constantFrom('06:00', '23:59:59.5', null),
    on: fc.constantFrom('2026-11-22', null),
    visits: fc.option(fc.maxSafeInteger()),
    rate: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    open: fc.option(fc.boolean()),
  },
  { requiredKeys: [] },
);

/** Without members that hold nothing, as they are written. */
const withoutEmpty = (each: object) =>
  Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null));

describe('a list of objects', () => {
  test('is written as it was read', () => {
    fc.assert(
      fc.property(fc.array(item), (value) => {
        const items = itemsOf(table, JSON.stringify(value)) ?? [];
        const written = JSON.parse(writeItems(table, items)) as unknown;
        // JSON knows no negative zero.
        expect(written).toEqual(JSON.parse(JSON.stringify(value.map(withoutEmpty))));
      }),
    );
  });

  test('keeps the digits of a number as they were typed', () => {
    const json = '[{"visits":9007199254740993,"rate":12.50}]';
    expect(itemsOf(table, json)).toEqual([{ rate: '12.50', visits: '9007199254740993' }]);
    expect(writeItems(table, [{ rate: '12.50', visits: '9007199254740993', day: null }])).toBe(
      json,
    );
  });

  test.each<[string, FieldValue]>([
    ['an object', { step: 'Grease', done: true }],
    ['a list of texts', ['Grease']],
    ['a list of lists', [['Grease', true]]],
    ['a member of another kind', [{ step: 'Grease', done: 'yes' }]],
    ['a member that would not be seen', [{ step: 'Grease', done: true, note: 'left side' }]],
    ['a member that every object answers to', [{ constructor: 'Grease' }]],
    ['a text', 'Grease'],
    ['null in the list', [null]],
  ])('is not %s', (_what, value) => {
    expect(itemsOf(checklist, JSON.stringify(value))).toBeUndefined();
  });

  test('may be empty, and may lack members', () => {
    expect(itemsOf(checklist, '[]')).toEqual([]);
    expect(itemsOf(checklist, null)).toEqual([]);
    expect(itemsOf(checklist, '[{"step":"Grease"}]')).toEqual([{ step: 'Grease' }]);
    expect(itemsOf(table, '[{"from":"6 am"}]')).toBeUndefined();
  });

  test('is nothing without members', () => {
    expect(itemsOf(membersOf({}), '[]')).toBeUndefined();
  });
});
