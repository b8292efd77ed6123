import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './browser/chromium.ts';
const url = process.argv[2] ?? 'http://localhost:4566';
const out = process.argv[3] ?? '/tmp/lb-shots';
const only = process.argv[4];
const browser = await chromium.launch(await chromiumLaunchOptions());
const modes: Record<string, object> = {
  forced: { viewport: { width: 1280, height: 800 }, forcedColors: 'active', colorScheme: 'dark' },
  zoom: { viewport: { width: 320, height: 256 } },
  rtl: { viewport: { width: 1280, height: 800 }, locale: 'ar' },
  plain: { viewport: { width: 1280, height: 800 } },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const pages: Record<string, string> = {
  group: '/data/work_order?view=group.status',
  sums: '/data/invoice',
  board: '/data/work_order?view=board.status',
  calendar: '/data/work_order?view=calendar.due_at',
  edit: '/data/part?select=name,stock,minimum_stock,sales_price,shelf&order=number.asc',
};
for (const [mode, options] of Object.entries(modes)) {
  if (only !== undefined && !only.split(',').includes(mode)) continue;
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(mode, String(error)));
  page.on('console', (message) => { if (message.type() === 'error') console.log(mode, message.text()); });
  await page.goto('/data/part');
  await page.locator('input[type=email]').fill('owner@hartmann-workshop.example');
  await page.locator('input[type=password]').fill('hartmann-workshop');
  await page.keyboard.press('Enter');
  await page.waitForURL((at) => at.pathname !== '/sign-in');
  for (const [name, address] of Object.entries(pages)) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const shot = (part: string) => page.screenshot({ path: `${out}/${mode}-${name}${part}.png` });
    if (name === 'sums' && mode !== 'zoom' && mode !== 'phone') {
      await page.locator('tbody th').first().focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Control+End');
    }
    if (name === 'edit' && mode !== 'zoom' && mode !== 'phone') {
      await page.keyboard.press('Alt+Shift+E');
      await page.getByRole('toolbar').last().waitFor();
      await page.waitForTimeout(500);
      await page.keyboard.type('Nine');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('x');
      await shot('-open');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(300);
      await shot('');
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(800);
      await shot('-offer');
      continue;
    }
    await shot('');
  }
  if (mode === 'zoom' || mode === 'phone') {
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        for (const e of [document.scrollingElement, ...document.querySelectorAll('main, main *')])
          if (e && e.scrollHeight > e.clientHeight + 4 && getComputedStyle(e).overflowY !== 'hidden') e.scrollTop = 260;
      });
      await page.screenshot({ path: `${out}/${mode}-${name}-scrolled.png`, fullPage: mode === 'zoom' });
    }
  }
  await context.close();
}
await browser.close();
