/** Work orders on a board, dragged by mouse and by keyboard along legal transitions alone. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs } from './sign-in.ts';

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
  await openAs(page, account(role), board);
  await column('Open').getByRole('row').first().waitFor();
}

test('a card is dragged by mouse along a transition; a drop that none allows is refused with its reason', async () => {
  await enterAs('dispatcher');
  const planned = await firstIn('Planned');
  await card('Planned', planned.title).dragTo(column('In progress'));
  await card('In progress', planned.title).waitFor();
  expect(await statusOf(planned.id)).toBe('in_progress');

  // Both columns are in sight: a board that scrolls while the button is down drags another card.
  await page.setViewportSize({ width: 2000, height: 900 });
  const { id, title } = await firstIn('Open');
  await card('Open', title).dragTo(column('Completed'));
  const refused = page.getByRole('region', { name: /^Notifications/ });
  await refused.getByText(`Work order “${title}” was not moved`).waitFor();
  await refused.getByText(/Completed/).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record')))
    .toBe(id);
  expect(await statusOf(id)).toBe('open');
});
