import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldDescriptor, FieldKind } from '../../shapes/index.ts';
import { endsOf, writeEnds } from './bounds.ts';

const field = (type: string, elementKind?: FieldKind): FieldDescriptor => ({
  name: 'range',
  label: 'Range',
  kind: 'range',
  type,
  elementKind,
  required: false,
  readOnly: false,
  hasDefault: false,
});
const included = (text: string | null) => ({ text, inclusive: true });
const excluded = (text: string | null) => ({ text, inclusive: false });

describe('the ends of a range', () => {
  test.each([
    ['daterange', '[2026-01-01,2026-03-01)', included('2026-01-01'), included('2026-02-28')],
    ['daterange', '(2026-01-31,2026-03-01]', included('2026-02-01'), included('2026-03-01')],
    ['daterange', '[2026-01-31,infinity)', included('2026-01-31'), excluded('infinity')],
    ['int8range', '[1,9007199254740994)', included('1'), included('9007199254740993')],
    [
      'tstzrange',
      '["2026-11-20 08:00:00+00",)',
      included('2026-11-20 08:00:00+00'),
      excluded(null),
    ],
    ['numrange', '(1.5,2.5]', excluded('1.5'), included('2.5')],
    ['daterange', '(,)', included(null), included(null)],
  ])('of %s %s', (type, literal, from, to) => {
    expect(endsOf(field(type), literal)).toEqual({ from, to });
  });

  test('every bound of a custom type of integers is kept', () => {
    const ends = endsOf(field('odd_range', 'integer'), '(1,5)');
    expect(ends).toEqual({ from: excluded('1'), to: excluded('5') });
  });

  test('are read back as they were written', () => {
    const end = fc.record({
      text: fc.string({ unit: fc.constantFrom('1', ' ', ',', '"', '\\', ')', '[') }),
      inclusive: fc.boolean(),
    });
    fc.assert(
      fc.property(end, end, (from, to) => {
        const custom = field('custom', 'text');
        expect(endsOf(custom, writeEnds({ from, to }))).toEqual({ from, to });
      }),
    );
  });
});
