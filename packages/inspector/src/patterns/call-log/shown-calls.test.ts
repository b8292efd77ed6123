import { expect, test } from 'vitest';
import type { LoggedCall } from './call-log-props.ts';
import { lastCalls, matchingCalls, readable, readablePayload } from './shown-calls.ts';

const call = (id: number, more: Partial<LoggedCall> = {}): LoggedCall => ({
  id,
  method: 'GET',
  path: '/rest/v1/work_order?title=ilike.%2Aseal%2A',
  status: 200,
  ms: 5,
  retries: 0,
  at: 0,
  ...more,
});
const ids = (calls: readonly LoggedCall[]) => calls.map(({ id }) => id);

test('the last calls are shown, newest first', () => {
  const all = Array.from({ length: 10 }, (_, index) => call(index + 1));
  expect(ids(lastCalls(all, 3))).toEqual([10, 9, 8]);
  expect(ids(lastCalls(all, 20))).toHaveLength(10);
});

test('a filter finds each word anywhere in a call', () => {
  const calls = [
    call(1),
    call(2, { method: 'PATCH', payload: '{"title":"New seal"}', status: 403 }),
    call(3, { status: 0, fact: { label: 'Reads customers', source: 'table public.customer' } }),
    call(4, { status: 404, fact: { problem: 'Nothing is listed there.' } }),
  ];
  const found = (filter: string, failed = false) => ids(matchingCalls(calls, filter, failed));
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('*SEAL*')).toEqual([1, 2, 3, 4]);
  expect(found('patch new')).toEqual([2]);
  expect(found('reads public.customer')).toEqual([3]);
  expect(found('listed')).toEqual([4]);
  expect(found('403')).toEqual([2]);
  expect(found('', true)).toEqual([2, 3, 4]);
  expect(found('nowhere')).toEqual([]);
});

test('addresses and payloads are shown decoded, with any content', () => {
  expect(readable('/rest/v1/a?b=eq.x%2Cy+z')).toBe('/rest/v1/a?b=eq.x,y z');
  expect(readable('/rest/v1/a?b=%')).toBe('/rest/v1/a?b=%');
  expect(readablePayload('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readablePayload('plain')).toBe('plain');
});
