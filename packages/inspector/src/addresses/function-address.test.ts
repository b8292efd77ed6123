import { blankSpecification, type FunctionFacts, notShown } from '@ninefold/specification';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFunction, functionPath, readArguments, writeArguments } from './function-address.ts';

const called = (name: string, given: readonly string[], schema = 'public'): FunctionFacts => ({
  name,
  schema,
  signature: `${schema}.${name}(${given.map(() => 'text').join(', ')})`,
  description: notShown,
  arguments: given.map((each) => ({ name: each, type: 'text', kind: 'text', required: false })),
  returns: { type: 'void', kind: 'other', set: false },
  volatility: 'stable',
  securityDefiner: false,
  strict: false,
  hash: '',
});

const known = (...functions: readonly FunctionFacts[]) => ({
  ...blankSpecification,
  calls: functions.map((each) => ({
    method: 'GET' as const,
    path: `/rest/v1/rpc/${each.name}`,
    does: '',
    payload: [],
    function: each,
    source: { from: 'database' as const, object: `function ${each.signature}` },
  })),
});

test('a function is found by its address, with any name', () => {
  const all = [
    called('find', ['a']),
    called('twice', ['a']),
    called('twice', ['a', 'b']),
    called('find', [], 'billing'),
    called('Odd, name/?', []),
  ];
  const specification = known(...all);
  const paths = all.map((each) => functionPath(each, specification));
  expect(paths).toEqual([
    '/functions/find',
    '/functions/public.twice(text)',
    '/functions/public.twice(text%2C%20text)',
    '/functions/billing.find',
    '/functions/Odd%2C%20name%2F%3F',
  ]);
  const found = paths.map((path) =>
    findFunction(specification, decodeURIComponent(path.slice('/functions/'.length))),
  );
  expect(found).toEqual(all);
  expect(findFunction(specification, 'twice')).toBeUndefined();
});

test('arguments are read from an address as written, including NULL and omitted ones', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('is.null', '"', '"is.null"', '', ' ', '&', '#result', '%', '\\"'),
    fc.constant(null),
  );
  const names = ['a', 'b c', 'is.null', '#', 'select'];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text), (values) => {
      const search = writeArguments(values);
      expect(readArguments(called('find', names), `?${search}`)).toEqual(values);
      expect(search).not.toContain('#');
    }),
  );
});

test('unknown arguments in a handwritten address are ignored', () => {
  expect(readArguments(called('find', ['a']), '?a=1&b=2&utm_source=x')).toEqual({ a: '1' });
  expect(readArguments(called('find', ['a']), '?a="half')).toEqual({ a: '"half' });
});
