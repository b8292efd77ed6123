import { afterEach, expect, it, vi } from 'vitest';
import { afterWrite } from './after-write.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes a failure after a write for none of the write, and reports it', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const failure = new Error('The screen could not be loaded.');
  expect(await afterWrite(() => Promise.reject(failure))).toMatch(/couldn’t be refreshed/);
  expect(report.mock.calls).toEqual([[failure]]);
});

it('says besides what a message says that the screen is not up to date', async () => {
  const [done, stale] = [true, false].map((isRead) => () => Promise.resolve(isRead));
  expect(await afterWrite(done!, 'Others changed it.')).toBe('Others changed it.');
  expect(await afterWrite(done!)).toBeUndefined();
  expect(await afterWrite(stale!, 'Others changed it.')).toMatch(
    /^Others changed it\. .+refreshed/,
  );
});
