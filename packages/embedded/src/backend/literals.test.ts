import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseArray, parseComposite } from './literals.ts';

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const doubled = (text: string) => `"${text.replace(/["\\]/g, '$&$&')}"`;

test('an array of texts is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string())), (values) => {
      const text = `{${values.map((value) => (value === null ? 'NULL' : quote(value))).join(',')}}`;
      expect(parseArray(text, String)).toEqual(values);
    }),
  );
});

test('dimensions, bounds and another delimiter are understood', () => {
  expect(parseArray('{{1,2},{3,NULL}}', Number)).toEqual([
    [1, 2],
    [3, null],
  ]);
  expect(parseArray('[0:1]={7,8}', Number)).toEqual([7, 8]);
  expect(parseArray('{(1,1),(0,0);(2,2),(1,1)}', String, ';')).toEqual([
    '(1,1),(0,0)',
    '(2,2),(1,1)',
  ]);
});

test('a composite value is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.string()), { minLength: 2 }), (values) => {
      const text = `(${values.map((value) => (value === null ? '' : doubled(value))).join(',')})`;
      expect(parseComposite(text)).toEqual(values);
    }),
  );
});
