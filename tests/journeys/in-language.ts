import { directionOf, loadLanguage, pseudoLanguage } from '@ninefold/messages';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { deleteRecordMessages } from '../../packages/ui/src/patterns/delete-record/messages.ts';
import { filterBarMessages } from '../../packages/ui/src/patterns/filter-bar/messages.ts';
import { recordFormMessages } from '../../packages/ui/src/patterns/record-form/messages.ts';
import { signInMessages } from '../../packages/ui/src/patterns/sign-in/messages.ts';
import { recordActionMessages } from '../../packages/screens/src/record/record-actions/messages.ts';
import { whyMessages } from '../../packages/inspector/src/why/messages.ts';
import ar from '../../packages/messages/src/ar/first.json' with { type: 'json' };
import arRest from '../../packages/messages/src/ar/rest.json' with { type: 'json' };
import arSpecification from '../../packages/messages/src/ar/specification.json' with { type: 'json' };
import de from '../../packages/messages/src/de/first.json' with { type: 'json' };
import deRest from '../../packages/messages/src/de/rest.json' with { type: 'json' };
import deSpecification from '../../packages/messages/src/de/specification.json' with { type: 'json' };
import { accessibilityViolations } from './accessibility.ts';
import { openPage, type WatchedPage } from './browser.ts';
import { closeByEscape } from './close-by-escape.ts';
import { englishLeft } from './english-left.ts';
import { account, runningExample } from './example.ts';

/** A language, the browser's formats, and the width of its window. */
interface Reading {
  readonly language: string;
  readonly locale: string;
  readonly width: number;
}

const translations: Readonly<Record<string, ReadonlySet<unknown>>> = {
  de: new Set([de, deRest, deSpecification].flatMap(textsOf)),
  ar: new Set([ar, arRest, arSpecification].flatMap(textsOf)),
};

function textsOf(catalogue: Readonly<Record<string, object>>): readonly unknown[] {
  return Object.values(catalogue).flatMap((texts) => Object.values(texts));
}

/** Opens a page in a language: the browser's, or the one with the longest texts as a person has chosen it. */
export async function openIn({ language, locale, width }: Reading): Promise<WatchedPage> {
  const { url } = await runningExample();
  const watched = await openPage(url, { width, locale });
  if (language === pseudoLanguage) {
    await watched.context.addInitScript(() =>
      localStorage.setItem('ninefold.preferences', '{"language":"en-XA"}'),
    );
  }
  return watched;
}

/** Words of formats, such as “yesterday”: the pseudo-locale leaves them to the browser, in English. */
const formatWords = new Set(
  (['minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    [-1, 0, 1].map((count) =>
      new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(count, unit),
    ),
  ),
);

/** Expects that the page is in the language, from end to end, and fits its width. */
export async function expectInLanguage(page: Page, language: string): Promise<void> {
  const root = page.locator('html');
  expect(await root.getAttribute('lang')).toBe(language);
  expect(await root.getAttribute('dir')).toBe(directionOf(language));
  const [content, room] = await root.evaluate(({ scrollWidth, clientWidth }) => [
    scrollWidth,
    clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(room ?? 0);
  if (language === 'en') return;
  const isTranslation = (text: string) =>
    translations[language]?.has(text) === true ||
    (language === pseudoLanguage && formatWords.has(text));
  expect(await englishLeft(page, isTranslation)).toEqual([]);
}

export async function signIn(page: Page): Promise<void> {
  const { email, password } = account('owner');
  await page.getByLabel(signInMessages.email).fill(email);
  await page.getByLabel(signInMessages.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: signInMessages.submit }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Finds, creates, edits and deletes a record, and returns the errors of the page. */
export async function readAndWrite({
  language,
  locale,
  width,
}: Reading): Promise<readonly string[]> {
  await loadLanguage(language, { format: locale, parts: ['first', 'rest', 'specification'] });
  const { page, problems, context } = await openIn({ language, locale, width });
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
  await closeByEscape(page, page.getByRole('dialog'));

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
  await context.close();
  return problems;
}
