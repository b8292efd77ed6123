import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusWhenShown } from './focus-screen.ts';

let controller: AbortController;
beforeEach(() => (controller = new AbortController()));
afterEach(() => controller.abort());

const page = (inside: string) => {
  document.body.innerHTML = `<nav><a href="/" id="link">Home</a></nav><main></main>${inside}`;
};
const screenArrives = async () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>Tasks</h1>');
  // Observers are called in a microtask.
  await Promise.resolve();
};
const focused = () => document.activeElement?.textContent;

test.each([
  ['a menu', '<div role="menu" tabindex="-1">Appearance</div>'],
  ['a list of options', '<div role="listbox"><div role="option" tabindex="-1">Open</div></div>'],
  ['a popover', '<div role="dialog" data-slot="popover-content"><input></div>'],
  ['a value that is being edited', '<div role="dialog" data-slot="cell-editor"><input></div>'],
  ['an answer to “why?”', '<div data-why-window><button>Close</button></div>'],
])('%s that was opened while the screen was on its way keeps the focus', async (_, overlay) => {
  page(overlay);
  focusWhenShown([], controller.signal);
  const kept = document.querySelector<HTMLElement>('[tabindex], input, button');
  kept?.focus();
  await screenArrives();
  expect(document.activeElement).toBe(kept);
});

test('the heading takes the focus from the link that led to its screen', async () => {
  page('');
  document.getElementById('link')?.focus();
  focusWhenShown([], controller.signal);
  await screenArrives();
  expect(focused()).toBe('Tasks');
});
