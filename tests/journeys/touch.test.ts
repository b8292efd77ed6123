/** A list in the hand: cards, filters, a sort, many records at once and a board, by finger alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishAnimations } from '../browser/finish-animations.ts';
import { openPage } from './browser.ts';
import { createOrders } from './create-orders.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { openAs } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;
let problems: readonly string[];

beforeAll(async () => {
  database = await databaseOfExample();
  await createOrders(database, 4, 'Touch');
  ({ page, problems } = await openPage((await runningExample()).url, { width: 390, touch: true }));
  await openAs(page, account('dispatcher'), '/data/work_order?title=ilike.Touch*');
});
afterAll(async () => {
  await database?.from('work_order').delete().like('title', 'Touch %');
});

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const cards = () => page.getByRole('list', { name: 'Work orders' }).getByRole('listitem');
const address = () => decodeURIComponent(new URL(page.url()).search);

async function statusOf(title: string): Promise<unknown> {
  const { data } = await database.from('work_order').select('status').eq('title', title).single();
  return data?.status;
}

/** Holds a finger on a card until it is selected. */
async function hold(card: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByText('1 selected').first().waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The controls in sight that a finger may miss: less than 44 pixels answer to it in a direction. */
async function smallTargets(): Promise<readonly string[]> {
  await page.evaluate(finishAnimations);
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, select, input:not([type=hidden]), [role=menuitem], [role=option]',
      ),
    ];
    // The page knows no function but those that are passed to it.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const answers = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return true;
      // The box around an input is drawn by what holds it.
      const isBoxed = control.matches('select, input:not([type=checkbox])');
      const isBox = isBoxed && hit === control.parentElement;
      return control.contains(hit) || isBox || hit.closest('label')?.control === control;
    };
    return controls
      .filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        const far = 21;
        const isWhole = (area: DOMRect) =>
          centre - far >= area.top &&
          centre + far <= area.bottom &&
          middle - far >= area.left &&
          middle + far <= area.right;
        let area: Element | null = control;
        while (area !== null) {
          const scrolls = getComputedStyle(area).overflow !== 'visible' && area !== control;
          // What is half scrolled away comes into sight whole.
          if (scrolls && !isWhole(area.getBoundingClientRect())) return false;
          area = area.parentElement;
        }
        // Those in a sentence are as high as its lines.
        const isInline = [...(control.parentNode?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        if (isInline || width <= 1 || !answers(control, middle, centre)) return false;
        return ![
          [middle - far, centre],
          [middle + far, centre],
          [middle, centre - far],
          [middle, centre + far],
        ].every(([atX = 0, atY = 0]) => answers(control, atX, atY));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120));
  });
}

test('cards are filtered, sorted, selected and edited by finger', async () => {
  await cards().nth(3).waitFor();
  expect(await smallTargets()).toEqual([]);
  await page.getByRole('button', { name: /^Filter/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await button('Filter', drawer).tap();
  await drawer.getByRole('option', { name: 'Title', exact: true }).tap();
  await drawer.getByRole('textbox').fill('00');
  expect(await smallTargets()).toEqual([]);
  await button('Apply', drawer).tap();
  await page.waitForURL((url) => url.search.split('title=').length === 3);
  await button('Done', drawer).tap();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^Sort/ }).tap();
  const sort = page.getByRole('dialog', { name: 'Sort by' });
  await sort.getByRole('option', { name: 'Title', exact: true }).tap();
  await button('Remove Due', sort).tap();
  await sort.getByRole('combobox', { name: 'Direction' }).first().selectOption('Descending');
  await page.waitForURL((url) => url.search.includes('order=title.desc'));
  expect(await smallTargets()).toEqual([]);
  await page.keyboard.press('Escape');
  await sort.waitFor({ state: 'detached' });
  await expect.poll(() => cards().first().innerText()).toContain('Touch 004');

  await hold(cards().first());
  await cards().nth(1).tap();
  const bar = page.getByRole('toolbar', { name: /^Selected / });
  await bar.getByText('2 selected').waitFor();
  // A tap has selected the record, and has not opened it.
  expect(address()).toContain('order=title.desc');
  expect(await smallTargets()).toEqual([]);
  await button('Edit', bar).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Find a field' }).fill('Warranty claim');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: /^Warranty claim/ }).fill('WC-44');
  expect(await smallTargets()).toEqual([]);
  await dialog.getByRole('button', { name: /^Edit / }).tap();
  await page.getByText('2 work orders were edited').first().waitFor();
  const { data } = await database
    .from('work_order')
    .select('title')
    .eq('warranty_claim', 'WC-44')
    .order('title');
  expect(data).toEqual([{ title: 'Touch 003' }, { title: 'Touch 004' }]);
  await button('Undo').tap();
  await page.getByText('2 work orders were restored').first().waitFor();
});

test('a card of a board is moved by its menu', async () => {
  await page.goto('/data/work_order?title=ilike.Touch*&view=board.status');
  const column = (name: string) => page.getByRole('grid', { name, exact: true });
  const menu = column('Open').getByRole('button', { name: /^Change status of .*Touch 001$/ });
  await menu.waitFor();
  expect(await smallTargets()).toEqual([]);
  await menu.tap();
  await page.getByRole('menuitem', { name: 'Put on hold' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Put on hold/ });
  await dialog.getByRole('textbox').first().fill('Waiting for a part');
  await button('Put on hold', dialog).tap();
  await column('On hold')
    .getByRole('row', { name: /Touch 001$/ })
    .waitFor();
  expect(await statusOf('Touch 001')).toBe('on_hold');
  expect(problems).toEqual([]);
});

test('the frame of a list leaves two thirds of the height, and a form chooses dates as the phone does', async () => {
  await page.goto('/data/work_order');
  await cards().first().waitFor();
  await page
    .getByText(/^Planned/)
    .first()
    .waitFor();
  const above = (await cards().first().boundingBox())?.y ?? Infinity;
  const below = (await page.getByRole('navigation').last().boundingBox())?.height ?? Infinity;
  expect(above + below).toBeLessThanOrEqual(844 / 3);

  await page.getByRole('link', { name: 'New work order' }).tap();
  const due = page.getByLabel(/^Due/).first();
  await due.waitFor();
  expect(await due.getAttribute('type')).toBe('datetime-local');
});
