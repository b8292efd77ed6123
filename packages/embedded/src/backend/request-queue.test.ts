import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RequestQueue } from './request-queue.ts';

test('tasks run one at a time and in order, whichever of them fail', async () => {
  const task = fc.record({ fails: fc.boolean(), turns: fc.nat({ max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 20 }), async (tasks) => {
      const queue = new RequestQueue();
      const order: number[] = [];
      let running = 0;
      const results = await Promise.allSettled(
        tasks.map(({ fails, turns }, index) =>
          queue.run(async () => {
            expect(++running).toBe(1);
            for (let turn = 0; turn < turns; turn++) await Promise.resolve();
            order.push(index);
            running--;
            if (fails) throw new Error('refused');
            return index;
          }),
        ),
      );
      expect(order).toEqual(tasks.map((_, index) => index));
      expect(results.map(({ status }) => status === 'rejected')).toEqual(
        tasks.map(({ fails }) => fails),
      );
    }),
  );
});

test('a task that is cancelled before its turn doesn’t start, and delays no other', async () => {
  const queue = new RequestQueue();
  const controller = new AbortController();
  const first = queue.run(async () => 'first');
  let begun = false;
  const second = queue.run(async () => {
    begun = true;
  }, controller.signal);
  const third = queue.run(async () => 'third');
  controller.abort();
  await expect(second).rejects.toThrow('aborted');
  expect([await first, await third, begun]).toEqual(['first', 'third', false]);
});
