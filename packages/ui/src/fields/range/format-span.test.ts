import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { formatSpan } from './format-span.ts';

const field = (type: string): FieldDescriptor => ({
  name: 'range',
  label: 'Range',
  kind: 'range',
  type,
  required: false,
  readOnly: false,
  hasDefault: false,
});
const format = { locale: 'en-GB', timeZone: 'Europe/Berlin' };

describe('a span', () => {
  test.each<[string, string, string | undefined]>([
    [
      'tstzrange',
      '["2026-11-20 07:00:00+00","2026-11-20 11:00:00+00")',
      '20 Nov 2026, 08:00–12:00',
    ],
    ['daterange', '[2026-01-01,2026-02-01)', '1–31 Jan 2026'],
    ['int8range', '[1,1001)', '1–1,000'],
    ['int8range', '[1,2)', '1'],
    ['int8range', '[1,)', undefined],
    ['numrange', '[1.5,2.5]', undefined],
  ])('%s %s', (type, literal, shown) => {
    // The language data decides which spaces are around a dash.
    expect(
      formatSpan(field(type), literal, format)?.replaceAll(/[\s\u2009]*–[\s\u2009]*/gu, '–'),
    ).toBe(shown);
  });

  test('of years is not grouped', () => {
    expect(formatSpan(field('int4range'), '[2012,2012]', format, false)).toBe('2012');
  });
});
