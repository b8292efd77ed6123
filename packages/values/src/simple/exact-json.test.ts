import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indentJson, parseExactly, readExactJson, readMembers, writeExactJson } from './index.ts';

const long = '12345678901234567890.10';

it('keeps every digit, and tells numbers from texts', () => {
  const json = `{"n":${long},"t":"${long}","l":[-0,1E400,true,null,"\\"1"]}`;
  expect(writeExactJson(readExactJson(json))).toBe(json);
  expect(readMembers(json)).toEqual({
    n: long,
    t: `"${long}"`,
    l: '[-0,1E400,true,null,"\\"1"]',
  });
  expect(readMembers('[1]')).toBeUndefined();
});

it('is laid out as JSON.stringify does it, with its numbers and doubled members as they are', () => {
  expect(indentJson(`{"a":${long},"a":[{}, []]}`)).toBe(
    `{\n  "a": ${long},\n  "a": [\n    {},\n    []\n  ]\n}`,
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(indentJson(json)).toBe(JSON.stringify(value, null, 2));
      expect(writeExactJson(readExactJson(json))).toBe(json);
    }),
  );
});

it('numbers keep every digit, as text', () => {
  const json = '{"a":[9007199254740993,-1.50,0,1e400,2.5E-7],"b":"say \\"12\\", \\\\","3":null}';
  expect(parseExactly(json)).toEqual({
    a: ['9007199254740993', '-1.50', '0', '1e400', '2.5E-7'],
    b: 'say "12", \\',
    3: null,
  });
});

it('everything else equals the result of JSON.parse', () => {
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

it('a long text is read like a short one', () => {
  const text = 'a "quoted" \\ text '.repeat(200_000);
  expect(parseExactly(JSON.stringify([text, 1]))).toEqual([text, '1']);
});
