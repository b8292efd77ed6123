import type { Page } from 'playwright';

/** How much of a page's text is shown. */
const maximumLength = 400;

/** Describes what a page shows, for the message of a wait that has ended. */
export async function describePage(page: Page): Promise<string> {
  const described = page.evaluate(() => ({
    phase: window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'no story',
    requests: window.pendingRequests,
    text: document.body.innerText.replaceAll(/\s+/g, ' ').trim(),
  }));
  // A page that is busy without end answers nothing.
  const silent = new Promise<undefined>((resolve) => setTimeout(resolve, 5000));
  const found = await Promise.race([described, silent]).catch(() => undefined);
  if (found === undefined) return 'The page doesn’t answer.';
  const { phase, requests, text } = found;
  const shown = text.length > maximumLength ? `${text.slice(0, maximumLength)}…` : text;
  return `Storybook’s phase was ${phase}, ${requests} requests had no answer, and the page showed “${shown}”.`;
}
