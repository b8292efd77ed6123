import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('runs a limited number at once, the others in turn, and skips cancelled ones', async () => {
  const run = inTurn(2);
  const log: string[] = [];
  const tasks = ['a', 'b', 'c', 'd'].map((name) => ({ name, done: Promise.withResolvers<void>() }));
  const givenUp = new AbortController();
  const results = tasks.map(({ name, done }) =>
    run(
      async () => {
        log.push(name);
        await done.promise;
        return name;
      },
      name === 'c' ? givenUp.signal : new AbortController().signal,
    ),
  );
  const settled = Promise.allSettled(results);
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  givenUp.abort();
  for (const { done } of tasks) done.resolve();
  const outcomes = await settled;
  expect(log).toEqual(['a', 'b', 'd']);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});
