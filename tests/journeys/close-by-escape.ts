import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Closes a window by its key, which works once the window listens. */
export async function closeByEscape(page: Page, window: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return window.count();
    })
    .toBe(0);
}
