import type { Page } from 'playwright';

/** Ends the session as a night does: the access token has run out, and the server takes no refresh token. */
export async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('sb-')) continue;
      const ended = { refresh_token: 'spent', expires_at: 1 };
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(value) as object), ...ended }));
    }
  });
}
