import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { SearchField } from './index.ts';

it('is cleared by its button, which returns the focus to the field', async () => {
  const screen = await render(<SearchField aria-label="Search" defaultValue="spindle" />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(screen.getByRole('button').query()).toBeNull();
});

it('has no second button of the browser’s', async () => {
  const screen = await render(<SearchField aria-label="Search" defaultValue="spindle" />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const { width, height } = field.element().getBoundingClientRect();
  // The browser's own would be at the end of the field, and is shown with the focus.
  await userEvent.click(field);
  for (const fromEnd of [4, 8, 12, 16]) {
    await userEvent.click(field, { position: { x: width - fromEnd, y: height / 2 } });
    await expect.element(field).toHaveValue('spindle');
  }
});
