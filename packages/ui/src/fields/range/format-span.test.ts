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

  test.each([
    ['00:30', '01:30', '25 Oct 2026, 02:30 CEST–25 Oct 2026, 02:30 CET'],
    ['01:30', '02:30', '25 Oct 2026, 02:30 CET–25 Oct 2026, 03:30 CET'],
    ['00:15', '00:30', '25 Oct 2026, 02:15 CEST–25 Oct 2026, 02:30 CEST'],
    ['02:00', '03:00', '25 Oct 2026, 03:00–04:00'],
  ])(
    'names the zone in the hour that the end of daylight saving repeats: %s–%s',
    (from, to, shown) => {
      const literal = `["2026-10-25 ${from}:00+00","2026-10-25 ${to}:00+00")`;
      expect(
        formatSpan(field('tstzrange'), literal, format)?.replaceAll(
          /[\s\u2009]*–[\s\u2009]*/gu,
          '–',
        ),
      ).toBe(shown);
    },
  );

  test('needs no year, where both ends are in the one that goes without saying', () => {
    expect(inYear('[2026-11-20,2026-11-22)')).toBe('20–21 Nov');
    expect(inYear('[2026-12-30,2027-01-03)')).toBe('30 Dec 2026–2 Jan 2027');
  });

  test('of years is not grouped', () => {
    expect(formatSpan(field('int4range'), '[2012,2012]', format, false)).toBe('2012');
  });
});

function inYear(literal: string): string | undefined {
  return formatSpan(field('daterange'), literal, { ...format, impliedYear: 2026 })?.replaceAll(
    /[\s\u2009]*–[\s\u2009]*/gu,
    '–',
  );
}
