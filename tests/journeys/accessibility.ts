import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { finishAnimations } from '../browser/finish-animations.ts';

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
  await page.evaluate(axe);
  await page.evaluate(finishAnimations);
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(rules === undefined ? {} : { runOnly: rules })})`,
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
}
