import { describe, expect, test } from 'vitest';
import type { FieldKind, FieldValue } from '../shapes/index.ts';
import { fieldText } from './field-text.ts';

describe('a value as text in Postgres’s own form', () => {
  test.each<[FieldKind, FieldValue | undefined, string | null]>([
    ['text', null, null],
    ['text', undefined, null],
    ['text', '', ''],
    ['decimal', '1240.00', '1240.00'],
    ['integer', 7, '7'],
    ['boolean', false, 'false'],
    ['json', '{"a": 12345678901234567890.10}', '{"a": 12345678901234567890.10}'],
    ['json', 'null', 'null'],
    ['array', ['a', 'b c', null, '"'], String.raw`{a,"b c",NULL,"\""}`],
    [
      'array',
      [
        [1, 2],
        [3, null],
      ],
      '{{1,2},{3,NULL}}',
    ],
    ['array', [], '{}'],
  ])('%s %j', (kind, value, text) => {
    expect(fieldText({ kind }, value)).toBe(text);
  });
});
