import type { Page } from 'playwright';

/** The accessibility tree with its text, as far as it is the story's own and always the same. */
export async function readWords(page: Page): Promise<string> {
  await page.evaluate(hideAnnouncer, true);
  const tree = await page.locator('body').ariaSnapshot();
  await page.evaluate(hideAnnouncer, false);
  return withoutMadeIds(tree);
}

/** Ids that React makes count what was drawn before in the page, whatever story that was. */
export function withoutMadeIds(tree: string): string {
  return tree.replaceAll(/_r_[0-9a-z]+_/g, '_r_');
}

/** What React Aria says aloud stays in the page for seconds, and its element for all stories to come. */
function hideAnnouncer(hidden: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-live-announcer]')) {
    element.hidden = hidden;
  }
}
