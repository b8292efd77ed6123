import { DataError } from '@ninefold/data/client';
import { expect, test } from 'vitest';
import { undoProblem } from './undo-problem.ts';

const error = DataError.of({ error: new Error('The connection was closed.') });
const row = { id: '1', title: 'Pump', values: {}, links: {} };
const saved = { status: 'saved', record: row, before: row, values: {} } as const;
const problems = [{ fields: ['price'], message: 'It has to be more than 0.' }];

test('an undo whose answer was lost isn’t said to have failed', () => {
  const lost = { status: 'lost', error, candidates: [] } as const;
  const problem = undoProblem([saved, lost, { status: 'unsent' }], error);
  expect(problem).toEqual({
    isLost: true,
    message: 'The answer was lost. Open the record to see whether it was restored.',
  });
});

test('an undo says why it failed, and nothing where it didn’t', () => {
  expect(undoProblem([saved])).toBeUndefined();
  expect(undoProblem([{ status: 'refused', problems }])).toEqual({
    isLost: false,
    message: 'It has to be more than 0.',
  });
  expect(undoProblem([{ status: 'unsent' }], error)).toEqual({
    isLost: false,
    message: error.failure.message,
  });
});
