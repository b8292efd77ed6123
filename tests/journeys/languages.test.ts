/** A person finds, creates, edits and deletes a record in each language, on a desk and on a phone. */
import { directionOf, loadLanguage, pseudoLanguage } from '@ninefold/messages';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { appFrameMessages } from '../../packages/ui/src/patterns/app-frame/messages.ts';
import { deleteRecordMessages } from '../../packages/ui/src/patterns/delete-record/messages.ts';
import { filterBarMessages } from '../../packages/ui/src/patterns/filter-bar/messages.ts';
import { preferencesMessages } from '../../packages/ui/src/patterns/preferences/messages.ts';
import { recordFormMessages } from '../../packages/ui/src/patterns/record-form/messages.ts';
import { signInMessages } from '../../packages/ui/src/patterns/sign-in/messages.ts';
import { recordActionMessages } from '../../packages/screens/src/record-actions/messages.ts';
import { whyMessages } from '../../packages/screens/src/why/messages.ts';
import ar from '../../packages/messages/src/ar/first.json' with { type: 'json' };
import arRest from '../../packages/messages/src/ar/rest.json' with { type: 'json' };
import arSpecification from '../../packages/messages/src/ar/specification.json' with { type: 'json' };
import de from '../../packages/messages/src/de/first.json' with { type: 'json' };
import deRest from '../../packages/messages/src/de/rest.json' with { type: 'json' };
import deSpecification from '../../packages/messages/src/de/specification.json' with { type: 'json' };
import { launchBrowser } from '../browser/launch-browser.ts';
import { isAll } from '../run/is-all.ts';
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { englishLeft } from './english-left.ts';
import { account, runningExample } from './example.ts';

const application = runningExample();
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => loadLanguage('en', { parts: [] }));

const translations: Readonly<Record<string, ReadonlySet<unknown>>> = {
  de: new Set([de, deRest, deSpecification].flatMap(textsOf)),
  ar: new Set([ar, arRest, arSpecification].flatMap(textsOf)),
};

function textsOf(catalogue: Readonly<Record<string, object>>): readonly unknown[] {
  return Object.values(catalogue).flatMap((texts) => Object.values(texts));
}

/** The other direction on a desk, and the longest texts on a phone. */
const proofs = [
  { language: 'ar', locale: 'ar-EG', width: 1280 },
  { language: pseudoLanguage, locale: 'en-GB', width: 390 },
] as const;

/** The same in every language, wide and narrow. */
const repetitions = [
  { language: 'en', locale: 'en-GB', width: 1280 },
  { language: 'en', locale: 'en-GB', width: 390 },
  { language: 'de', locale: 'de-DE', width: 1280 },
  { language: 'de', locale: 'de-DE', width: 390 },
  { language: 'ar', locale: 'ar-EG', width: 390 },
  { language: pseudoLanguage, locale: 'en-GB', width: 1280 },
] as const;

async function openIn(language: string, locale: string, width: number): Promise<WatchedPage> {
  const watched = await openPage(browser, application.url, { width, locale });
  if (language === pseudoLanguage) {
    await watched.context.addInitScript(() =>
      localStorage.setItem('ninefold.preferences', '{"language":"en-XA"}'),
    );
  }
  return watched;
}

/** The page is in the language, from end to end, and fits its width. */
async function expectInLanguage(page: Page, language: string): Promise<void> {
  const root = page.locator('html');
  expect(await root.getAttribute('lang')).toBe(language);
  expect(await root.getAttribute('dir')).toBe(directionOf(language));
  const [content, room] = await root.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(room ?? 0);
  if (language === 'en') return;
  const isTranslation = (text: string) => translations[language]?.has(text) === true;
  expect(await englishLeft(page, isTranslation)).toEqual([]);
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = account('owner');
  await page.getByLabel(signInMessages.email).fill(email);
  await page.getByLabel(signInMessages.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInMessages.submit }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

test.for(isAll ? [...proofs, ...repetitions] : proofs)(
  'a record is found, created, edited and deleted in $language, $width pixels wide',
  async ({ language, locale, width }) => {
    await loadLanguage(language, { format: locale, parts: ['first', 'rest', 'specification'] });
    const { page, problems, context } = await openIn(language, locale, width);
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const title = `Tuning ${language} ${width}`;

    await page.goto('/data/skill');
    await page.getByRole('button', { name: signInMessages.submit }).waitFor();
    await expectInLanguage(page, language);
    await signIn(page);
    const rows = page.getByRole('main').locator('a[href^="/data/skill/"]:not([href$="/new"])');
    await rows.first().waitFor();
    await expectInLanguage(page, language);

    await page.getByRole('searchbox', { name: filterBarMessages.search }).fill('no such skill');
    await page.getByText('no such skill').last().waitFor();
    await expect.poll(() => rows.count()).toBe(0);
    await expectInLanguage(page, language);

    await page.locator('a[href="/data/skill/new"]').first().click();
    const name = page.locator('form input').first();
    await name.waitFor();
    await page.getByRole('button', { name: recordFormMessages.submit, exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await expectInLanguage(page, language);
    await name.fill(title);
    await page.getByRole('button', { name: recordFormMessages.submit, exact: true }).click();
    await heading(title).waitFor();
    await expectInLanguage(page, language);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole('button', { name: whyMessages.button, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
    await expectInLanguage(page, language);
    // The key works once the window listens.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return page.getByRole('dialog').count();
      })
      .toBe(0);

    await page.getByRole('link', { name: recordActionMessages.edit }).first().click();
    await name.fill(`${title}.`);
    await page.getByRole('button', { name: recordFormMessages.submit, exact: true }).click();
    await heading(`${title}.`).waitFor();

    await page.getByRole('button', { name: recordActionMessages.delete }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await expectInLanguage(page, language);
    await dialog.getByRole('button', { name: deleteRecordMessages.delete, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/data/skill');

    for (const address of ['/', '/specification', '/specification/permissions']) {
      await page.goto(address);
      await heading(/./).waitFor();
      await expectInLanguage(page, language);
    }
    expect(problems).toEqual([]);
    await context.close();
  },
);

test('a German browser shows German, with German formats', async () => {
  await loadLanguage('de', { format: 'de-DE', parts: ['first', 'rest'] });
  const { page, problems, context } = await openIn('de', 'de-DE', 1280);
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
  const { page, problems, context } = await openIn('en', 'en-GB', 1280);
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
  expect(page.url()).toBe(`${application.url}/data/skill?search=weld`);
  await expectInLanguage(page, 'de');
  expect(problems).toEqual([]);
  await context.close();
});
