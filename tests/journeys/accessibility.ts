import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { finishAnimations } from '../browser/finish-animations.ts';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations of WCAG 2.2 A and AA and of axe's good practices, one line each.
 *
 * @param rules are checked alone; all of these when left out.
 */
export async function accessibilityViolations(
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // Evaluated, not added as a script: the page's content policy allows no inline one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.evaluate(finishAnimations);
  // Of all that axe finds, a page can hold many thousand nodes that pass.
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      ...(runOnly !== undefined && { runOnly: [...runOnly] }),
      resultTypes: ['violations'],
      // Only a rule about what plays by itself needs it: axe would parse all style sheets.
      preload: false,
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
    );
  }, rules);
}
