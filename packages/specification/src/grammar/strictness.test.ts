import { expect, test } from 'vitest';
import { readListAddress } from './address.ts';
import { readFilter } from './filter.ts';
import { GrammarError, unlessInvalid } from './lexer.ts';
import { readQueryParams } from './query-params.ts';

const conditionsOf = (query: string) =>
  readQueryParams(new URLSearchParams(query), false).resources.get('')?.conditions;

test.each([
  ['status=in.("open)', { kind: 'in', values: ['"open'] }],
  ['status=in.("a"b)', { kind: 'in', values: ['"a"b'] }],
])(
  'an unclosed quote is part of a value in a request, and a problem in an address: %s',
  (query, expected) => {
    expect(conditionsOf(query)).toMatchObject([{ field: { name: 'status' }, test: expected }]);
    expect(readListAddress(query).problems).toHaveLength(1);
  },
);

test('an operator that lists do not have is read in a request, and a problem in an address', () => {
  for (const query of [
    'tags=adj.{a}',
    'status=match.open',
    'a=eq(any).{1,2}',
    'a=fts(english).b',
  ]) {
    expect(conditionsOf(query)).toHaveLength(1);
    expect(readListAddress(query).problems).toHaveLength(1);
  }
});

test('an error says where the text stops being valid, and what was expected', () => {
  const error = (() => {
    try {
      return conditionsOf('status=is.open');
    } catch (caught) {
      return caught;
    }
  })();
  expect(error).toBeInstanceOf(GrammarError);
  expect(error).toMatchObject({
    kind: 'syntax',
    part: 'filter',
    text: 'is.open',
    position: 3,
    expected: 'null or trilean value (unknown, true, false)',
  });
});

test('parentheses nested too deep are an error of their own', () => {
  const nested = `${'and('.repeat(300)}a.eq.1${')'.repeat(300)}`;
  expect(() => conditionsOf(`and=(${nested})`)).toThrow(
    expect.objectContaining({ kind: 'depth' }) as GrammarError,
  );
  expect(readListAddress(`and=(${nested})`).problems).toHaveLength(1);
});

test('a filter that is not in the grammar is none, and any other error is thrown', () => {
  expect(readFilter('a', 'is')).toBeUndefined();
  expect(readFilter('a', 'in.(1,2)')).toEqual({ field: 'a', operator: 'in', values: ['1', '2'] });
  expect(() =>
    unlessInvalid(() => {
      throw new RangeError('x');
    }),
  ).toThrow(RangeError);
});
