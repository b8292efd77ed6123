import { describe, expect, test } from 'vitest';
import type { FieldKind } from '../../shapes/index.ts';
import { formatSpan } from './format-span.ts';

const format = { locale: 'en-GB', timeZone: 'Europe/Berlin' };

describe('a span', () => {
  test.each<[FieldKind, string, string | undefined]>([
    ['instant', '["2026-11-20 07:00:00+00","2026-11-20 11:00:00+00")', '20 Nov 2026, 08:00–12:00'],
    ['date', '[2026-01-01,2026-02-01)', '1–31 Jan 2026'],
    ['integer', '[1,1001)', '1–1,000'],
    ['integer', '[1,2)', '1'],
    ['integer', '[1,)', undefined],
    ['decimal', '[1.5,2.5]', undefined],
  ])('%s %s', (kind, literal, shown) => {
    // The language data decides which spaces are around a dash.
    expect(formatSpan(kind, literal, format)?.replaceAll(/[\s\u2009]*–[\s\u2009]*/gu, '–')).toBe(
      shown,
    );
  });

  test('of years is not grouped', () => {
    expect(formatSpan('integer', '[2012,2012]', format, false)).toBe('2012');
  });
});
