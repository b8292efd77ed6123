import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { type RunningApplication, startApplication } from './application.ts';
import { openPage } from './browser.ts';

let application: RunningApplication;

beforeAll(async () => {
  application = await startApplication('--blank');
});
afterAll(() => application?.stop());

test('with nothing known, seventeen statements are not shown, and nothing is guessed', async () => {
  const { page, problems, close } = await openPage(application.url);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Nothing is known' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/specification');

  const points = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect.poll(() => points.count()).toBe(9);
  await expect.poll(() => points.getByText('not shown', { exact: true }).count()).toBe(17);
  await page.getByText('No entities known').first().waitFor();
  await page.getByText('specification.ts', { exact: true }).waitFor();

  expect(await accessibilityViolations(page)).toEqual([]);

  // The saved document has the same statements in its nine sections.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  const stream = await (await saving).createReadStream();
  const text = (await stream.toArray()).join('');
  expect(text.match(/^## \d\b/gm)).toHaveLength(9);
  expect(text.match(/^- .*: \*not shown\*$/gm)).toHaveLength(17);
  expect(problems).toEqual([]);
  await close();
});
