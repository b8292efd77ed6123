import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WhyWindow } from './why-window.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

test('an answer stays open while its window becomes as narrow as a phone and wide again', async () => {
  await page.viewport(1000, 800);
  document.body.innerHTML = '<button>Why?</button><div></div>';
  const button = createRef<HTMLElement>();
  button.current = document.querySelector('button');
  button.current?.focus();
  const onClose = vi.fn<() => void>();
  root = createRoot(document.querySelector('div')!);
  root.render(
    <WhyWindow title="Why closed?" anchor={button} returnFocus={button} isRead onClose={onClose}>
      <p>Nothing leads on from it.</p>
    </WhyWindow>,
  );
  const answer = page.getByRole('dialog', { name: 'Why closed?' });
  await expect.element(answer).toHaveAttribute('data-slot', 'popover-content');

  await page.viewport(390, 800);
  await expect.element(answer).toHaveAttribute('data-slot', 'drawer-content');
  await page.viewport(1000, 800);
  await expect.element(answer).toHaveAttribute('data-slot', 'popover-content');
  await expect.element(answer).toHaveFocus();
  // The sheet gives the focus back in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Why?' })).toHaveFocus();
});
