import { afterEach, expect, it, vi } from 'vitest';
import { afterWrite } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes a failure after a write for none of the write, and reports it', async () => {
  const report = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', report);
  const failure = new Error('The screen could not be loaded.');
  await afterWrite(() => Promise.reject(failure));
  expect(report.mock.calls).toEqual([[failure]]);
});
