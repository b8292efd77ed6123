import type { Locator, Page } from 'playwright';

/** The button that names the current view. */
export function viewButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Saved view: ${name}`, exact: true });
}

export async function openViewMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Saved view: / }).click();
  await page.getByRole('menu').waitFor();
}

export async function chooseView(page: Page, name: string): Promise<void> {
  await openViewMenu(page);
  await page.getByRole('menuitemradio', { name, exact: true }).click();
}

/** Does something with the current view. */
export async function actOnView(page: Page, name: string): Promise<void> {
  await openViewMenu(page);
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function saveView(page: Page, name: string, share = false): Promise<void> {
  await openViewMenu(page);
  await page.getByRole('menuitem', { name: /^Save (?:view|as new view)…$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (share) await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
