import { expect, test } from 'vitest';
import { DataError } from '../client/index.ts';
import { isAnswerLost } from './failed.ts';

const failed = (name: string, status = 0) =>
  DataError.of({ error: { name, message: `${name}: ` }, status });

test('a request that was never sent has lost no answer', () => {
  expect(isAnswerLost(failed('TypeError'))).toBe(true);
  expect(isAnswerLost(failed('', 502))).toBe(true);
  for (const name of ['AbortError', 'OtherPersonError', 'SessionEndedError']) {
    expect(isAnswerLost(failed(name))).toBe(false);
  }
});
