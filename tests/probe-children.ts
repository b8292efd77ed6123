import { chromium } from 'playwright';
import { launchBrowser } from './browser/launch-browser.ts';
const browser = await launchBrowser();
const page = await (await browser.newContext({ baseURL: 'http://127.0.0.1:4562', viewport: { width: 1280, height: 900 }, locale: 'en-GB' })).newPage();
page.setDefaultTimeout(15000);
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 600)));
page.on('response', (r) => r.status() >= 400 && console.log(r.status(), r.url()));
await page.goto(process.argv[2] ?? '/data/invoice/new');
await page.getByLabel('E-mail').fill('owner@hartmann-workshop.example');
await page.getByLabel('Password', { exact: true }).fill('hartmann-workshop');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.waitForURL((url) => url.pathname !== '/sign-in');
await page.waitForTimeout(4000);
await page.screenshot({ path: '/tmp/c2/children-1.png' });
console.log(await page.locator('h2').allTextContents());
if (process.argv[3]) { const run = await import(process.argv[3]); await run.default(page); }
await browser.close();
