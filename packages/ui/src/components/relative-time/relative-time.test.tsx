import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { RelativeTime } from './index.ts';

const now = Date.parse('2026-11-21T10:00:30Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
});

function text(): string | null | undefined {
  return document.querySelector('[data-slot="relative-time"]')?.textContent;
}

it('says the next minute when it begins, and not before', async () => {
  await render(<RelativeTime value="2026-11-21T10:00:00Z" locale="en" />);
  await expect.poll(text).toBe('now');
  vi.advanceTimersByTime(29_999);
  await expect.poll(text).toBe('now');
  vi.advanceTimersByTime(1);
  await expect.poll(text).toBe('1 minute ago');
});

it('wakes once a minute for a hundred times of the same minute, and not at all without them', async () => {
  await render(
    <>
      {Array.from({ length: 100 }, (_, index) => (
        <RelativeTime key={index} value="2026-11-21T10:00:00Z" locale="en" />
      ))}
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(120_000);
  await expect.poll(text).toBe('2 minutes ago');
  expect(vi.getTimerCount()).toBe(1);
  await cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it('rests while the page is hidden, and catches up when it shows', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await render(<RelativeTime value="2026-11-21T10:00:00Z" locale="en" />);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(now + 3_600_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(text).toBe('1 hour ago');
  hidden.mockRestore();
});

it('is in UTC on a server, and in words in the browser', async () => {
  const element = <RelativeTime value="2026-11-21T09:00:00Z" locale="en" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  expect(container.textContent).toBe('2026-11-21 09:00 UTC');
  document.body.append(container);
  const recoverable = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(container, element, { onRecoverableError: recoverable });
  await expect.poll(() => container.textContent).toBe('1 hour ago');
  expect(recoverable).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
