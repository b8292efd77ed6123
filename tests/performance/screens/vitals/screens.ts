import type { Page } from 'playwright';

/** One of our main screens. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Found once the screen shows what it is opened for. */
  readonly content: string;
  /** Actions on this screen, besides those of every screen. */
  readonly use: (page: Page) => Promise<void>;
}

export const mainScreens: readonly Screen[] = [
  { name: 'Home', path: '/', content: 'main a[href="/data/customer/2000"]', use: onlyRead },
  {
    name: 'List',
    path: '/data/customer',
    content: 'tbody a[href="/data/customer/1"]',
    async use(page) {
      await page.getByRole('link', { name: 'Next page' }).click();
      await page.locator('tbody a[href$="/customer/51"]').waitFor();
      await page.locator('search input').pressSequentially('Tanaka');
      await page.locator('tbody a[href$="/customer/475"]').waitFor();
    },
  },
  {
    name: 'Record',
    path: '/data/customer/3',
    content: '[data-slot=record-detail] dd',
    use: onlyRead,
  },
  {
    name: 'Form',
    path: '/data/customer/3/edit',
    content: 'main form input',
    use: (page) => page.locator('main form input').first().pressSequentially('Ada Baker'),
  },
  { name: 'Specification', path: '/specification', content: 'main h1', use: onlyRead },
];

async function onlyRead(): Promise<void> {}

/** Actions on every screen: go through it by keyboard, and ask “Why?”. */
export async function useAnyScreen(page: Page): Promise<void> {
  for (let time = 0; time < 5; time++) await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
