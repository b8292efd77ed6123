import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArrayLiteral } from '../array/index.ts';
import { readPlainJson, readPlainList, writePlainJson, writePlainList } from './index.ts';

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'NULL',
    'null',
    'a, b',
    '"',
    '""',
    '{',
    '}',
    '\\',
    '\n',
    '[1',
    'true',
    '1',
  ),
  fc.constantFrom(
    'a: b',
    'a:',
    'https://example.com',
    '=1',
    '1.0',
    '-',
    'é😀',
    'e',
    '01',
    '\u0001',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

describe('a plain list', () => {
  it.each<readonly [ArrayLiteral, string | undefined]>([
    [['a', 'b'], 'a, b'],
    [['red'], 'red'],
    [['a, b', 'say "x"'], '"a, b", "say ""x"""'],
    [['1', null, 'NULL', ''], '1, NULL, "NULL", ""'],
    [[], undefined],
    [[['a']], undefined],
  ])('%j is %s', (list, plain) => {
    expect(writePlainList(list)).toBe(plain);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.option(text), { minLength: 1, maxLength: 5 }), (list) => {
        expect(readPlainList(writePlainList(list) ?? '')).toEqual(list);
      }),
    );
  });

  it.each(['{a,b}', '{a', 'a,b}', '[0:1]={a,b}', 'a,,b', 'a,', '"a', '"a"b', 'a "b"', ''])(
    '%j is none',
    (malformed) => {
      expect(readPlainList(malformed)).toBeUndefined();
    },
  );
});

describe('plain JSON', () => {
  it.each([
    ['["a", "b"]', 'a, b'],
    ['[1, "1", true, null]', '1, "1", true, null'],
    ['{"colour": "red", "size": 2.50}', 'colour: red, size: 2.50'],
    ['{"see": "https://example.com"}', 'see: https://example.com'],
    ['["a"]', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['"a"', undefined],
    ['{"a": {"b": 1}}', undefined],
    ['{"a": 1, "a": 2}', undefined],
    ['{"a: b": 1}', undefined],
    [String.raw`{"\ta": 1}`, undefined],
  ])('%s is %s', (json, plain) => {
    expect(writePlainJson(json)).toBe(plain);
  });

  it('is read as the same JSON', () => {
    const scalar = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(0.5));
    // After an object with the name `\`, the JSON.parse of V8 13.6 reads the name `\n` or `"` as `\` too.
    const name = text.filter((text) => !text.endsWith('\\'));
    const json = fc.oneof(
      fc.array(scalar, { maxLength: 4 }),
      fc.dictionary(name, scalar, { maxKeys: 3, noNullPrototype: true }),
    );
    fc.assert(
      fc.property(json, (each) => {
        const plain = writePlainJson(JSON.stringify(each));
        const read = plain === undefined ? JSON.stringify(each) : readPlainJson(plain);
        expect(JSON.parse(read ?? '')).toEqual(each);
      }),
    );
  });

  it.each(['{bad', "{'a': 1}", 'not json', 'a: b, c', 'a, b: c', 'a: 1, a: 2', ''])(
    '%j is none',
    (malformed) => {
      expect(readPlainJson(malformed)).toBeUndefined();
    },
  );
});
