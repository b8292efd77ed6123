import type { Page } from 'playwright';

/** Returns the accessibility tree with its text, without parts that differ from visit to visit. */
export async function readTree(page: Page): Promise<string> {
  return withoutReactIds(await page.locator('body').ariaSnapshot());
}

/** React numbers its ids on through all stories that a page has shown. */
export function withoutReactIds(tree: string): string {
  return tree.replaceAll(/_r_[0-9a-z]+_/g, '_r_');
}
