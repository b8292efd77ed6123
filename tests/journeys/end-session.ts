import type { Locator, Page } from 'playwright';

/**
 * Ends the session as a night does: the access token has run out, and the server takes no refresh token.
 *
 * @param button Pressed at once, before a request of the background can find it out.
 */
export async function endSession(page: Page, button?: Locator): Promise<void> {
  const pressed = (await button?.elementHandle()) ?? null;
  await page.evaluate((element) => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('sb-')) continue;
      const ended = { refresh_token: 'spent', expires_at: 1 };
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(value) as object), ...ended }));
    }
    (element as HTMLElement | null)?.click();
  }, pressed);
}
