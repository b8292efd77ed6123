import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseExactly } from './exact-json.ts';

test('numbers keep every digit, as text', () => {
  const json = '{"a":[9007199254740993,-1.50,0,1e400,2.5E-7],"b":"say \\"12\\", \\\\","3":null}';
  expect(parseExactly(json)).toEqual({
    a: ['9007199254740993', '-1.50', '0', '1e400', '2.5E-7'],
    b: 'say "12", \\',
    3: null,
  });
});

test('everything else equals the result of JSON.parse', () => {
  const withoutNumbers = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  fc.assert(
    fc.property(withoutNumbers, (value) => {
      const json = JSON.stringify(value);
      expect(parseExactly(json)).toEqual(JSON.parse(json));
    }),
  );
});

test('a long text is read like a short one', () => {
  const text = 'a "quoted" \\ text '.repeat(200_000);
  expect(parseExactly(JSON.stringify([text, 1]))).toEqual([text, '1']);
});
