/** A person finds, creates, edits and deletes a record in each language, on a desk and on a phone. */
import { loadLanguage, pseudoLanguage } from '@ninefold/messages';
import { afterEach, expect, test } from 'vitest';
import { appFrameMessages } from '../../packages/ui/src/patterns/app-frame/messages.ts';
import { filterBarMessages } from '../../packages/ui/src/patterns/filter-bar/messages.ts';
import { preferencesMessages } from '../../packages/ui/src/patterns/preferences/messages.ts';
import { runningExample } from './example.ts';
import { expectInLanguage, openIn, readAndWrite, signIn } from './in-language.ts';

afterEach(() => loadLanguage('en', { parts: [] }));

// The longest texts, on a phone. With --all, every language on both widths.
test('a record is found, created, edited and deleted in en-XA, 390 pixels wide', async () => {
  const reading = { language: pseudoLanguage, locale: 'en-GB', width: 390 };
  expect(await readAndWrite(reading)).toEqual([]);
});

test('a German browser shows German, with German formats', async () => {
  await loadLanguage('de', { format: 'de-DE', parts: ['first', 'rest'] });
  const { page, problems, context } = await openIn({
    language: 'de',
    locale: 'de-DE',
    width: 1280,
  });
  await page.goto('/data/work_order');
  await signIn(page);
  const main = page.getByRole('main');
  await main.getByText(/^1–50 von \d\.\d{3}$/).waitFor();
  await main
    .getByText(/^\d+\. \p{L}+\.? 20\d\d, \d\d:\d\d$/u)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a person chooses the language, and finds the screen again in it', async () => {
  const { page, problems, context } = await openIn({
    language: 'en',
    locale: 'en-GB',
    width: 1280,
  });
  const { url } = await runningExample();
  await page.goto('/data/skill?search=weld');
  await signIn(page);
  await page.getByRole('button', { name: appFrameMessages.account }).click();
  await page.getByRole('menuitem', { name: appFrameMessages.region }).click();
  const dialog = page.getByRole('dialog', { name: preferencesMessages.region });
  await dialog.getByRole('combobox', { name: preferencesMessages.language }).fill('Deutsch');
  await page.getByRole('option', { name: 'Deutsch', exact: true }).click();
  await dialog.getByRole('button', { name: preferencesMessages.done }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await loadLanguage('de', { parts: ['first', 'rest'] });
  await page.getByRole('searchbox', { name: filterBarMessages.search }).waitFor();
  expect(page.url()).toBe(`${url}/data/skill?search=weld`);
  await expectInLanguage(page, 'de');
  expect(problems).toEqual([]);
  await context.close();
});
