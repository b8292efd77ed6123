import type { BrowserContext, Page } from 'playwright';
import type { Sought } from './applications.ts';
import { watchScreen } from './watch-screen.ts';

/** Opens an empty page so many times slower, which will watch for its first content. */
export async function newPage(
  context: BrowserContext,
  slowdown: number,
  firstContent: Sought,
): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(watchScreen, firstContent);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
