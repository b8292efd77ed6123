/** The example as a dispatcher lives in it: find, read, create, change, remove. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { untilAnswered } from './asked-requests.ts';
import { accessibilityViolations } from './accessibility.ts';
import { closeByEscape } from './close-by-escape.ts';
import { openPage } from './browser.ts';
import { openExamplePages } from './example-page.ts';
import { account, runningExample } from './example.ts';
import { openAs, signIn } from './sign-in.ts';
import { isAll } from '../run/is-all.ts';

const application = await runningExample();
let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));

async function enterAs(role: string, address = '/'): Promise<void> {
  await openAs(page, account(role), address);
}

const table = () => page.getByRole('grid', { name: 'Work orders' });
const firstTitle = () => table().getByRole('rowheader').first().innerText();

test('the page shows that it is starting until its first screen is shown', async () => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/rpc/ninefold_specification*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/');
  const starting = page.getByRole('progressbar', { name: 'Hartmann Workshop' });
  await starting.waitFor();
  answered.resolve();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await starting.waitFor({ state: 'hidden' });
});

test('a visitor is asked to sign in, and comes out where they wanted to go', async () => {
  await page.goto('/data/work_order?status=eq.on_hold');
  await signIn(page, account('dispatcher'));
  await page.getByRole('heading', { level: 1, name: 'Work orders' }).waitFor();
  expect(page.url()).toBe(`${application.url}/data/work_order?status=eq.on_hold`);
  await table().getByText('On hold').first().waitFor();
  await page.getByText('Example', { exact: true }).first().waitFor();
});

test('order, search, filter and page are in the address: back, forward, reload and a shared link agree', async () => {
  await enterAs('dispatcher', '/data/work_order');
  await table().getByRole('rowheader').first().waitFor();
  await table().getByRole('button', { name: 'Title', exact: true }).click();
  await page.waitForURL(/order=title\.asc/);
  await page.getByRole('searchbox').fill('compressor');
  await page.waitForURL(/search=compressor/);
  await expect.poll(async () => (await firstTitle()).toLowerCase()).toContain('compressor');
  const [first, address] = [await firstTitle(), page.url()];

  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('search='));
  await page.goForward();
  await expect.poll(firstTitle).toBe(first);
  await page.reload();
  await expect.poll(firstTitle).toBe(first);

  const elsewhere = await openPage(application.url);
  await openAs(elsewhere.page, account('dispatcher'), address);
  await elsewhere.page
    .getByRole('grid', { name: 'Work orders' })
    .getByRole('rowheader', { name: first })
    .first()
    .waitFor();
  expect(elsewhere.page.url()).toBe(address);
  await elsewhere.close();
});

const focusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

test('Back from a record focuses its row, and the breadcrumb keeps the list’s filter and page', async () => {
  const address = '/data/work_order?status=in.(open,planned)&order=title.desc&offset=50';
  await enterAs('dispatcher', address);
  const row = table().getByRole('rowheader').nth(30).getByRole('link');
  const title = await row.innerText();
  await row.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();

  await page.goBack();
  await expect.poll(focusedText).toBe(title);
  expect(page.url()).toBe(`${application.url}${address}`);
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect
    .poll(async () => (await row.boundingBox())?.y)
    .toSatisfy((y: number | undefined) => y !== undefined && y > 0 && y < height);

  await page.keyboard.press('Enter');
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  // One word for it: on the button, in the heading, the title and the breadcrumb.
  const edit = page.getByRole('heading', { level: 1, name: /^Edit / });
  await edit.waitFor();
  const name = await edit.innerText();
  await expect.poll(() => page.title()).toContain(name);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByText('Edit', { exact: true }).waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
  await page.waitForURL(`${application.url}${address}`);
  await expect.poll(focusedText).toBe(title);
});

test('back after saving does not open the form again', async () => {
  await enterAs('owner', '/data/skill');
  const skills = page.getByRole('grid', { name: 'Skills' });
  const row = skills.getByRole('rowheader').nth(2).getByRole('link');
  const name = await row.innerText();
  await row.click();
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await heading.waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Name/).fill(`${name}.`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `${name}.`, exact: true }).waitFor();
  await page.goBack();
  await page.waitForURL(`${application.url}/data/skill`);
  await expect.poll(focusedText).toBe(`${name}.`);

  await page.getByRole('link', { name: 'New skill' }).click();
  await page.getByLabel(/^Name/).fill('Scraping by hand');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Scraping by hand' }).waitFor();
  await page.goBack();
  await page.waitForURL(`${application.url}/data/skill`);
  await skills.getByRole('rowheader', { name: 'Scraping by hand' }).waitFor();
  await database.from('skill').delete().eq('name', 'Scraping by hand');
});

/** Presses Tab until the element has the focus, as often as a person would put up with. */
async function tabTo(element: Locator, atMost: number): Promise<void> {
  await element.waitFor();
  const isFocused = () => element.evaluate((found) => found === document.activeElement);
  for (let presses = 0; presses <= atMost; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`More than ${atMost} presses of Tab do not lead to ${String(element)}.`);
}

test('an invoice with three lines is written by keyboard alone', async () => {
  const lines = [
    { kind: 'Travel', description: 'Drive to the site', quantity: '48', price: '0.75' },
    { kind: 'Labour', description: 'Mending the fence', quantity: '2.5', price: '92' },
    { kind: 'Other', description: 'Disposal of the old fence', quantity: '1', price: '1250' },
  ];
  await enterAs('dispatcher', '/data/invoice/new');
  const customer = page.getByRole('combobox', { name: /^Customer/ });
  await tabTo(customer, 40);
  await page.keyboard.type('Kranich Metal');
  // Those of an earlier answer can't be chosen.
  const option = page.locator('[data-slot=combobox-option]:not([aria-disabled])');
  await option.filter({ hasText: 'Kranich Metal' }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => customer.inputValue()).toBe('Kranich Metal');
  await page.locator('[data-slot=combobox-option]').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  const related = page.getByRole('region', { name: /^Invoice lines/ });
  await tabTo(related.getByRole('link', { name: 'Add' }), 40);
  await page.keyboard.press('Enter');

  const position = page.getByRole('textbox', { name: /^Position/ });
  const kind = page.getByRole('combobox', { name: /^Kind/ });
  for (const [index, line] of lines.entries()) {
    await expect.poll(() => position.inputValue()).toBe(String(index + 1));
    // The form of a first line begins at its heading, and that of the next ones where typing goes on.
    if (index === 0) await tabTo(kind, 8);
    await kind.and(page.locator(':focus')).waitFor();
    // One letter: a browser takes the next one for a new word if it comes late.
    await page.keyboard.press(line.kind.charAt(0));
    await kind.locator('option:checked', { hasText: line.kind }).waitFor({ state: 'attached' });
    await tabTo(page.getByRole('textbox', { name: /^Description/ }), 6);
    await page.keyboard.type(line.description);
    await tabTo(page.getByRole('textbox', { name: /^Quantity/ }), 2);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(line.quantity);
    await tabTo(page.getByRole('textbox', { name: /^Unit price/ }), 3);
    await page.keyboard.type(line.price);
    const isLast = index === lines.length - 1;
    await page.keyboard.press(isLast ? 'Control+Enter' : 'Control+Shift+Enter');
  }

  // Back at the invoice, the new line has the focus, and all of them show what they cost.
  await expect.poll(focusedText).toBe('Disposal of the old fence');
  await page.getByText('Disposal of the old fence was created', { exact: true }).waitFor();
  const rows = related.getByRole('row');
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual([
      expect.stringMatching(/Description\s+Kind\s+Quantity\s+Unit price\s+Amount/),
      expect.stringMatching(/Drive to the site\s+Travel\s+48.00\s+€0.75\s+€36.00/),
      expect.stringMatching(/Mending the fence\s+Labour\s+2.50\s+€92.00\s+€230.00/),
      expect.stringMatching(/Disposal of the old fence\s+Other\s+1.00\s+€1,250.00\s+€1,250.00/),
    ]);
  // The sum that the database made of them is on the record above.
  await page.getByRole('definition').getByText('€1,516.00', { exact: true }).waitFor();
});

const goToCustomers = () =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();

test('a reload in the middle of a form loses nothing that was typed', async () => {
  await enterAs('dispatcher', '/data/work_order/new');
  const title = page.getByLabel(/^Title/);
  const customer = page.getByRole('combobox', { name: /^Customer/ });
  await title.fill('Gr');
  await customer.fill('Kranich Metal');
  await page.getByRole('option', { name: 'Kranich Metal', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: /^There (is|are) \d problem/ }).waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Unsaved changes restored').waitFor();
  expect(await title.inputValue()).toBe('Gr');
  expect(await customer.inputValue()).toBe('Kranich Metal');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('region', { name: /^There (is|are) \d problem/ }).waitFor();

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await title.fill('Given up');
  await goToCustomers();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.goBack();
  await customer.waitFor();
  expect(await title.inputValue()).toBe('');
});

test('Back before the next screen has come keeps the form, and asks nothing', async () => {
  await enterAs('owner', '/data/work_order/new');
  const title = page.getByLabel(/^Title/);
  await title.fill('Given up too soon');
  const [request, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/specification-screen-.*\.js/, async (route) => {
    request.resolve();
    await answer.promise;
    await route.continue();
  });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Specification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.waitForURL((url) => url.pathname === '/specification');
  await request.promise;
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/data/work_order/new');
  answer.resolve();
  expect(await title.inputValue()).toBe('Given up too soon');
  await title.fill('Kept');
  await goToCustomers();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
});

/** Presses a button in the moment in which it enters the document, sooner than a person can. */
function pressAtOnce(name: string): Promise<void> {
  return page.evaluate(
    (label) =>
      new Promise<void>((resolve) => {
        const press = () => {
          const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
          if (button === null) return;
          observer.disconnect();
          button.click();
          resolve();
        };
        const observer = new MutationObserver(press);
        observer.observe(document, { childList: true, subtree: true });
        press();
      }),
    name,
  );
}

test('a label is asked where it comes from, as soon as it is there', async () => {
  const label = 'Why “Estimate”?';
  const answer = page.getByRole('dialog');
  const isAnswered = async () => {
    await answer
      .getByText(/database/i)
      .filter({ visible: true })
      .first()
      .waitFor();
    await closeByEscape(page, answer);
  };
  await page.goto('/data/work_order/4811');
  await Promise.all([pressAtOnce(label), signIn(page, account('dispatcher'))]);
  await isAnswered();

  // By a link, with all that answers loaded: the new screen's heading takes no focus from it.
  await page.getByRole('link', { name: 'Work orders' }).first().click();
  const record = table().getByRole('rowheader').getByRole('link').first();
  await record.waitFor();
  await Promise.all([pressAtOnce(label), record.click()]);
  await isAnswered();
});

test('a person chooses how it looks and how values are written, and finds it so again', async () => {
  await enterAs('dispatcher', '/data/work_order/1');
  const openPreferences = async (name: string) => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name }).click();
    return page.getByRole('dialog', { name });
  };
  const details = page.getByRole('main');
  await details
    .getByText(/\d [A-Z][a-z]+ 20\d\d/)
    .first()
    .waitFor();

  const region = await openPreferences('Language and region');
  const format = region.getByRole('combobox', { name: 'Number and date format' });
  await format.fill('Deutsch (Österreich)');
  await page.getByRole('option', { name: 'Deutsch (Österreich)' }).click();
  await region.getByRole('button', { name: 'Done' }).click();
  await details
    .getByText(/\d\. \p{L}+\.? 20\d\d/u)
    .first()
    .waitFor();

  const appearance = await openPreferences('Appearance');
  await appearance.getByRole('radio', { name: 'Dark' }).check();
  await appearance.getByRole('radio', { name: 'Compact' }).check();
  await appearance.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await details
    .getByText(/\d\. \p{L}+\.? 20\d\d/u)
    .first()
    .waitFor();
  const chosen = await page.evaluate(() => {
    const { theme, density } = document.documentElement.dataset;
    return { theme, density };
  });
  expect(chosen).toEqual({ theme: 'dark', density: 'compact' });
});

const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/**
 * Opens a screen at two widths, and returns its faults: in the light theme by every rule, in the dark one by
 * those about colours.
 */
async function faultsOf(address: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilAnswered(page);
  const faults: string[] = [];
  for (const width of [1280, 390]) {
    const isChecked = isAll || width === 1280;
    const add = (theme: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${address}, ${width} pixels, ${theme}: ${fault}`));
    await page.setViewportSize({ width, height: 800 });
    // The next frame has the layout of the width.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    if (isChecked) add('light', await accessibilityViolations(page));
    if (isAll) {
      await page.emulateMedia({ colorScheme: 'dark' });
      add('dark', await accessibilityViolations(page, rulesOfColours));
      await page.emulateMedia({ colorScheme: 'light' });
    }
    const isSideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isSideways) add('light', ['It scrolls sideways.']);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return faults;
}

test('the main screens are accessible, and fit two widths', async () => {
  expect(await faultsOf('/')).toEqual([]);
  await signIn(page, account('dispatcher'));
  for (const address of [
    '/',
    '/data/work_order',
    '/data/work_order/1',
    '/data/work_order/new',
    '/specification',
  ]) {
    expect(await faultsOf(address)).toEqual([]);
  }
});
