/** Steps of journeys through the lists of any application. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright';

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** The number of records that the list says it has. */
export async function total(page: Page): Promise<number> {
  const range = page.getByText(/^\d+–\d+ of [\d,]+$/);
  await range.waitFor();
  return Number((await range.innerText()).replace(/^.* of /, '').replaceAll(',', ''));
}

/** Adds a condition, and chooses its field once the focus has moved there. */
export async function addCondition(page: Page, group: Locator, field: string): Promise<void> {
  await press(group, 'Add condition');
  const choice = group.getByRole('combobox', { name: 'Field' });
  await choice.and(page.locator(':focus')).waitFor();
  await choice.selectOption(field);
}

/** Filters the list by a text in a field of a related record. */
export async function filterByRelated(
  page: Page,
  relation: string,
  field: string,
  text: string,
): Promise<void> {
  await press(page, 'Filter');
  await press(page, 'Advanced filter');
  const builder = dialog(page, 'Advanced filter');
  await press(builder, 'Add related records');
  await page.getByRole('menuitem', { name: relation, exact: true }).click();
  const group = builder.getByRole('group', { name: `${relation}: Has` });
  await addCondition(page, group, field);
  await group.getByRole('textbox').fill(text);
  await press(builder, 'Apply');
  await builder.waitFor({ state: 'hidden' });
}

/** Selects all records that match, and sets a field of them. */
export async function editAll(
  page: Page,
  count: number,
  field: string,
  value: string,
): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const bar = page.getByRole('toolbar', { name: /^Selected / });
  const more = bar.getByRole('button', { name: `Select all ${count} that match` });
  if (count > 25) await more.click();
  await press(bar, 'Edit');
  const edit = page.getByRole('dialog');
  await edit.getByRole('combobox', { name: 'Find a field' }).fill(field);
  await page.keyboard.press('Enter');
  await edit.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(value);
  await edit.getByRole('button', { name: /^Edit / }).click();
  if (count > 25) await press(page.getByRole('alertdialog'), 'Edit');
}

export async function exportedCsv(
  page: Page,
): Promise<readonly Readonly<Record<string, string>>[]> {
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const choices = dialog(page, /^Export /);
  for (const name of ['CSV', /^All that match/, 'All fields', 'Column names']) {
    await choices.getByRole('radio', { name }).click();
  }
  const download = page.waitForEvent('download');
  await press(choices, 'Export');
  const file = await readFile(await (await download).path());
  return parse(file, { bom: true, columns: true, recordDelimiter: '\r\n' });
}

/** Opens the import of a list with a file, whose records are found by a key. */
export async function importByKey(
  page: Page,
  list: string,
  key: string,
  rows: readonly string[],
): Promise<void> {
  await page.goto(`/data/${list}/import`);
  const buffer = Buffer.from(rows.join('\n'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${list}.csv`, mimeType: 'text/csv', buffer });
  await page.getByLabel('Existing records').selectOption({ label: `Update them, found by ${key}` });
  await press(page, 'Check rows');
}

/** Finds a record by its label among all entities, and opens it. */
export async function jumpTo(page: Page, text: string, name: RegExp): Promise<void> {
  await press(page, 'Quick search');
  const palette = dialog(page, 'Search or jump to…');
  await palette.getByRole('combobox').fill(text);
  await palette.getByRole('option', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
