/** A page of another site, open in the same browser, can link to the application and do nothing else. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { journeysBrowser } from './browser.ts';
import { runningExample } from './example.ts';

const application = await runningExample();
let elsewhere: Server;
let page: Page;
let key: string;

beforeAll(async () => {
  ({ publishableKey: key } = await (await fetch(`${application.url}/config.json`)).json());
  elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
});
// A form that was sent is still leading its page elsewhere when its answer has come.
beforeEach(async () => {
  page = await (await journeysBrowser()).newPage();
});
afterEach(() => page.close());
afterAll(() => elsewhere?.close());

// Another port of the same name is the same site, and another origin; the other name is another site.
test.each(['localhost', '127.0.0.1'])('a page of %s is refused', async (name) => {
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://${name}:${port}`);
  for (const path of ['/config.json', '/rest/v1/customer?limit=1', '/auth/v1/settings']) {
    const seen = await page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => 'an answer',
          () => 'nothing',
        ),
      `${application.url}${path}`,
    );
    expect(seen).toBe('nothing');
  }
  const address = `${application.url}/rest/v1/rpc/anything?apikey=${key}`;
  const sent = page.waitForResponse(address);
  await page.evaluate((action) => {
    const form = document.body.appendChild(document.createElement('form'));
    Object.assign(form, { action, method: 'post' });
    form.submit();
  }, address);
  expect((await sent).status()).toBe(403);
});

test('a link leads to the application', async () => {
  const { port } = elsewhere.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}`);
  await page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'));
    Object.assign(link, { href, textContent: 'Open' });
  }, application.url);
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByLabel('E-mail').waitFor();
});
