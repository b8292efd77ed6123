import type { Page } from 'playwright';
import { type TestError, TestRunner } from 'vitest';
import { patience } from '../browser/patience.ts';

const errorName = 'On the pages';

/** Of a longer page, the first and the last lines: dialogs and messages come last. */
const [firstLines, lastLines] = [30, 30];

/** Adds to the errors of a failed test, or of its suite, what pages show at that moment. */
export async function describePages(
  pages: readonly Page[],
  errors: TestError[] = TestRunner.getCurrentTest()?.result?.errors ?? [],
): Promise<void> {
  const isDescribed = errors.some(({ name }) => name === errorName);
  if (errors.length === 0 || isDescribed) return;
  const texts = await Promise.all(pages.map(describePage));
  // Playwright names the deadline of its waits, Vitest's polls don't.
  const message = [`A wait ends after ${patience / 1000} s.`, ...texts].join('\n\n');
  errors.push({ name: errorName, message, stack: `${errorName}: ${message}` });
}

async function describePage(page: Page): Promise<string> {
  const snapshot = await page
    .locator(':root')
    // A page that hangs doesn't answer.
    .ariaSnapshot({ timeout: 5000 })
    .catch((error: unknown) => `It could not be read: ${String(error)}`);
  const lines = withoutNavigation(snapshot.split('\n'));
  const left = lines.length - firstLines - lastLines;
  if (left <= 1) return [page.url(), ...lines].join('\n');
  return [
    page.url(),
    ...lines.slice(0, firstLines),
    `… ${left} lines …`,
    ...lines.slice(-lastLines),
  ].join('\n');
}

/** Leaves out addresses, and the links that every screen has. */
function withoutNavigation(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.trimStart().startsWith('- navigation "Main"'));
  const depth = lines[start]?.search(/\S/) ?? 0;
  const length = lines.slice(start + 1).findIndex((line) => line.search(/\S/) <= depth);
  return lines.filter((line, index) => {
    const isLink = start >= 0 && index > start && (length < 0 || index <= start + length);
    return !isLink && !line.trimStart().startsWith('- /url:');
  });
}
