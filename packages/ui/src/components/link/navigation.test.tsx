import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link, LinkNavigationProvider, useNavigate } from './index.ts';

const navigate = vi.fn<(href: string) => boolean>(() => true);
const preload = vi.fn<(href?: string) => void>();
const navigation = { createHref: (address: string) => `/app${address}`, navigate, preload };

beforeEach(() => vi.clearAllMocks());

function Go() {
  const go = useNavigate();
  return <button onClick={() => go('/orders')}>Go</button>;
}

const links = () =>
  render(
    <LinkNavigationProvider value={navigation}>
      {/* What the application leaves to the browser would leave the page of the test. */}
      <div onClickCapture={keepPage}>
        <Link href="/orders">Orders</Link>
        <Link asChild>
          <a href="/app/child">Child</a>
        </Link>
        <Link href="/file" download>
          File
        </Link>
        <Link href="/window" target="_blank">
          Window
        </Link>
        <Link href="/kept" onClick={(event) => event.preventDefault()}>
          Kept
        </Link>
        <Go />
      </div>
    </LinkNavigationProvider>,
  );

/** Ends each click after the components have had it. */
function keepPage(): void {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
}

it('is followed by the application', async () => {
  const page = await links();
  await page.getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Child' }).click();
  await page.getByRole('button').click();
  expect(navigate.mock.calls).toEqual([['/app/orders'], ['/app/child'], ['/app/orders']]);
});

it('is the browser’s where it opens elsewhere, or where its click was taken', async () => {
  const page = await links();
  for (const name of ['File', 'Window', 'Kept']) await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Orders' }).click({ modifiers: ['Control'] });
  expect(navigate).not.toHaveBeenCalled();
});

it('is loaded ahead while the pointer or the focus is on it', async () => {
  const page = await links();
  await page.getByRole('link', { name: 'Orders' }).hover();
  expect(preload).toHaveBeenLastCalledWith('/app/orders');
  await page.getByRole('button').hover();
  expect(preload).toHaveBeenLastCalledWith();
  await userEvent.tab();
  expect(preload).toHaveBeenLastCalledWith('/app/orders');
});
