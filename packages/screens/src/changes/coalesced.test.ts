import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

const page = { hidden: false };
const stopped: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  for (const stop of stopped.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function reader(latest = () => 0) {
  const answers: PromiseWithResolvers<void>[] = [];
  const read = vi.fn<(signal: AbortSignal) => Promise<void>>((signal) => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    signal.addEventListener('abort', () => answer.resolve());
    return answer.promise;
  });
  const made = coalesced(read, latest);
  stopped.push(made.stop);
  return { ...made, read, answers };
}

test('many calls cause one read', async () => {
  const { call, read } = reader();
  for (let count = 0; count < 5; count += 1) call();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a call during a read reads again afterwards, so that no response overtakes another', async () => {
  const { call, read, answers } = reader();
  call();
  await vi.advanceTimersByTimeAsync(0);
  call();
  call();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  answers[0]?.resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('data that was just read is not read again immediately', async () => {
  const now = Date.now();
  const { call, read } = reader(() => now);
  call();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('nothing is read while the page is hidden', async () => {
  const { call, read } = reader();
  page.hidden = true;
  call();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  page.hidden = false;
  call();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
});

test('stopping ends a read, and starts no other', async () => {
  const { call, read, stop } = reader();
  call();
  await vi.advanceTimersByTimeAsync(0);
  call();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read.mock.calls.map(([signal]) => signal.aborted)).toEqual([true]);
});
