/** Work orders on a board, moved by mouse, keyboard and menu along legal transitions alone, and in a calendar. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { signIn } from './sign-in.ts';

let database: SupabaseClient;
let page: Page;

openExamplePages((opened) => ({ database, page } = opened));

const board = '/data/work_order?view=board.status&order=number.asc';
const column = (name: string) => page.getByRole('grid', { name, exact: true });
const card = (of: string, title: string) =>
  column(of).getByRole('row', { name: title, exact: true });

/** Returns the first card of a column. */
async function firstIn(name: string): Promise<{ readonly id: string; readonly title: string }> {
  const card = column(name).getByRole('row').first();
  await card.waitFor();
  const id = await card.getAttribute('data-record');
  const title = await card.getAttribute('aria-label');
  if (id === null || title === null) throw new Error('A card has no record, or no name.');
  return { id, title };
}

async function statusOf(id: string): Promise<unknown> {
  const { data } = await database.from('work_order').select('status').eq('id', id).single();
  return data?.status;
}

async function enterAs(role: string): Promise<void> {
  await page.goto(board);
  await signIn(page, account(role));
  await column('Open').getByRole('row').first().waitFor();
}

test('a list becomes a board by its status and a table again', async () => {
  await page.goto('/data/work_order');
  await signIn(page, account('dispatcher'));
  await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Board by status' });
  await page.waitForURL(/view=board\.status/);
  await column('On hold').getByRole('row').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('grid', { name: 'Work orders' }).waitFor();
});

test('a card is dragged by mouse along a transition', async () => {
  await enterAs('dispatcher');
  const { id, title } = await firstIn('Planned');
  await card('Planned', title).dragTo(column('In progress'));
  await card('In progress', title).waitFor();
  expect(await statusOf(id)).toBe('in_progress');
});

test('a drop that no transition allows is refused with its reason, and nothing is written', async () => {
  await enterAs('dispatcher');
  const { id, title } = await firstIn('Open');
  await card('Open', title).dragTo(column('Completed'));
  await page
    .getByRole('alert')
    .getByText(/Completed/)
    .waitFor();
  expect(await statusOf(id)).toBe('open');
});

test('a card is dragged by keyboard, and what the transition requires is asked for', async () => {
  await enterAs('dispatcher');
  const { id, title } = await firstIn('Open');
  await column('Open')
    .getByRole('button', { name: `Move ${title}` })
    .press('Enter');
  // The drag has started when a column is the place to drop, and Tab leads to the next one.
  const place = page.locator('[data-slot=board-cards][data-drop-target]');
  for (let tabs = 0; tabs < 8; tabs += 1) {
    const name = await place.getAttribute('aria-label');
    if (name === 'On hold') break;
    await page.keyboard.press('Tab');
    await expect.poll(() => place.getAttribute('aria-label')).not.toBe(name);
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Put on hold: ${title}` });
  await dialog.getByRole('textbox').first().fill('Waiting for a part');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await card('On hold', title).waitFor();
  expect(await statusOf(id)).toBe('on_hold');
});

test('a card is moved by its menu, and keeps the focus', async () => {
  await enterAs('dispatcher');
  const { id, title } = await firstIn('On hold');
  await column('On hold')
    .getByRole('button', { name: `Change status of ${title}` })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Reset to open' }).press('Enter');
  await card('Open', title).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record') ?? ''))
    .not.toBe('');
  expect(await statusOf(id)).toBe('open');
});

test('a list becomes a calendar, whose months are addresses and whose entries are records', async () => {
  await page.goto('/data/work_order?view=calendar.due_at.2026-11&status=eq.planned');
  await signIn(page, account('dispatcher'));
  const calendar = page.getByRole('table', { name: 'Work orders by due' });
  const { data } = await database
    .from('work_order')
    .select('number')
    .eq('status', 'planned')
    .gte('due_at', '2026-11-10T00:00:00Z')
    .lt('due_at', '2026-11-20T00:00:00Z')
    .order('due_at')
    .limit(1)
    .single();
  await calendar
    .getByRole('link', { name: String(data?.number) })
    .first()
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const next = page.getByRole('link', { name: 'Next month' });
  await next.press('Enter');
  await page.waitForURL(/view=calendar\.due_at\.2026-12/);
  await page.getByRole('heading', { level: 2, name: 'December 2026' }).waitFor();
  // The focus stays, for the month after that.
  expect(await next.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.goBack();
  await calendar
    .getByRole('link', { name: String(data?.number) })
    .first()
    .click();
  await page.getByRole('heading', { level: 1 }).getByText(String(data?.number)).waitFor();

  // A range is on each of its days, and found by any of them.
  const { data: visit } = await database
    .from('visit')
    .select('task')
    .overlaps('planned_during', '[2026-11-10T00:00:00Z,2026-11-11T00:00:00Z)')
    .order('planned_during')
    .limit(1)
    .single();
  await page.goto('/data/visit?view=calendar.planned_during.2026-11');
  await page
    .getByRole('table', { name: 'Visits by when' })
    .getByRole('link', { name: String(visit?.task) })
    .first()
    .waitFor();
});
