import { afterEach, expect, it, vi } from 'vitest';
import { loadCodesFor } from './index.ts';

// An explanation whose file never arrives, as on a connection that hangs.
vi.mock('./check-message.ts', () => new Promise(() => {}));

afterEach(() => {
  vi.useRealTimers();
});

it('does not wait forever for the file that explains an error', async () => {
  vi.useFakeTimers();
  const codes = loadCodesFor('23514');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await codes).not.toHaveProperty('objectMessage');
});

it('loads what explains an error', async () => {
  expect(await loadCodesFor('55000')).toHaveProperty('objectMessage');
});
