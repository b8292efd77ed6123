import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Project, withCatalogue } from '@ninefold/visual-review/run';
import type { Page } from 'playwright';
import type { StoryIndex } from 'storybook/internal/types';
import { accessibilityRules } from '../../packages/ui/testing/quality/accessibility-rules.ts';
import { isAll } from '../run/is-all.ts';
import type { FileReport, TestResult } from '../run/report.ts';

interface PageOptions {
  /** Parts of the IDs of pages to test; every page when left out. */
  readonly story?: readonly string[] | undefined;
  readonly catalogue?: string | undefined;
  /** Pages are quick: the first shard tests all of them. */
  readonly shard?: { readonly index: number } | undefined;
}

const themes = isAll ? (['light', 'dark'] as const) : (['light'] as const);

/**
 * Opens every page of the documentation, and tests its accessibility and that it fits a phone.
 *
 * @param script holds the tests that run in the page: see bundle.ts.
 */
export async function testPages(
  project: Project,
  { story, catalogue, shard }: PageOptions,
  script: string,
): Promise<readonly FileReport[]> {
  if (shard !== undefined && shard.index !== 1) return [];
  return withCatalogue(project, { catalogue }, async ({ browser, url, folder }) => {
    const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
    const pages = Object.values(index.entries).filter(
      ({ type, id, importPath }) =>
        type === 'docs' &&
        importPath.endsWith('.mdx') &&
        (story === undefined || story.some((part) => id.includes(part))),
    );
    const page = await browser.newPage();
    await page.addInitScript(script);
    const files: FileReport[] = [];
    for (const { id, importPath, title } of pages) {
      const messages: string[] = [];
      for (const theme of themes) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
        await page.locator('#storybook-docs h1').first().waitFor();
        messages.push(...(await found(page)).map((text) => `In ${theme}: ${text}`));
      }
      await page.setViewportSize({ width: 390, height: 844 });
      messages.push(...(await widerThanPhone(page)));
      const result: TestResult = {
        fullName: title,
        status: messages.length === 0 ? 'passed' : 'failed',
        failureMessages: messages,
        startTime: Date.now(),
        duration: 0,
      };
      files.push({ name: importPath, status: result.status, assertionResults: [result] });
    }
    return files;
  });
}

async function found(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async (rules) => window.storyTests.violations(rules, { isMatrix: false, isRecoloured: false }),
    accessibilityRules,
  );
}

async function widerThanPhone(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return wide > 0 ? [`At 390 pixels, the page is ${wide} pixels too wide`] : [];
  });
}
