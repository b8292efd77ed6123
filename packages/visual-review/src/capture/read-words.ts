import type { Page } from 'playwright';

/** The accessibility tree with its text, as far as it is the story's own and always the same. */
export async function readWords(page: Page): Promise<string> {
  return withoutMadeIds(await page.locator('body').ariaSnapshot());
}

/** Ids that React makes count what was drawn before in the page, whatever story that was. */
export function withoutMadeIds(tree: string): string {
  return tree.replaceAll(/_r_[0-9a-z]+_/g, '_r_');
}
