import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRoot, type Root } from 'react-dom/client';
import { Component, type ReactNode } from 'react';
import { deferred } from './deferred.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>The screen failed</p> : this.props.children;
  }
}

function show(load: () => Promise<{ readonly Part: () => ReactNode }>) {
  const Part = deferred(load, 'Part');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  root.render(
    <Boundary>
      <p>The screen</p>
      <Part />
    </Boundary>,
  );
}

const notLoaded = new TypeError('Failed to fetch dynamically imported module');

test('a part that the connection is lost for leaves its screen, and comes with the connection, also if the browser doesn’t know yet', async () => {
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const load = vi
    .fn<() => Promise<{ readonly Part: () => ReactNode }>>()
    .mockRejectedValueOnce(notLoaded)
    .mockResolvedValue({ Part: () => <p>The part</p> });
  expect(navigator.onLine).toBe(true);
  show(load);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  await expect.element(page.getByText('The screen', { exact: true })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The part')).toBeVisible();
  await expect.element(page.getByText('The screen', { exact: true })).toBeVisible();
});

test('a part that the server has no longer is an error of its screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  show(() => Promise.reject(notLoaded));
  await expect.element(page.getByText('The screen failed')).toBeVisible();
});
