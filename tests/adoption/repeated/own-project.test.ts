/** The adopter's way: a project is set up, checked and deployed as the documentation says, and then worked with. */
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from '../../../packages/server/src/http/serve-files.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { sharedPostgres } from '../../servers/shared-postgres.ts';
import { password, people, type Project, startProject } from '../project.ts';
import { copyWorkspace, type Workspace } from '../workspace.ts';

const postgres = sharedPostgres();
let project: Project;
let workspace: Workspace;
let folder: string;
let host: Server;
let origin: string;
let browser: Browser;
/** The host's answer for config.json instead of the file. */
let answered: { status: number; body: string } | undefined;

/** The commands of the page "Your project", in its order. */
const commands = [
  'pnpm ninefold init --install',
  'pnpm ninefold discover --output specification.json --schema public,billing',
  'pnpm ninefold check',
  'pnpm build --base /app/ --host netlify',
] as const;

beforeAll(async () => {
  project = await startProject({ postgres });
  workspace = await copyWorkspace();
  const environment = {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    DATABASE_URL: project.databaseUrl,
  };
  const [init, discover, check, build] = commands;
  await workspace.run(init, environment);
  await project.reload();
  for (const file of ['specification.ts', 'screens']) {
    await cp(
      join(import.meta.dirname, '../../../apps/tenants', file),
      join(workspace.folder, 'apps/web', file),
      { recursive: true },
    );
  }
  await chooseTheme();
  await workspace.run(discover, { DATABASE_URL: project.databaseUrl });
  await workspace.run(check, { DATABASE_URL: project.databaseUrl });
  // Of the project it learns from the .env that init wrote.
  await workspace.run(build);
  folder = join(workspace.folder, 'apps/web/dist');
  const files = serveFiles(join(folder, 'app'));
  const headers = await writtenHeaders();
  host = createServer((request, response) => {
    response.setHeaders(headers);
    const path = request.url ?? '';
    if (path === '/app/config.json' && answered !== undefined) {
      response.writeHead(answered.status).end(answered.body);
    } else if (path.startsWith('/app/')) {
      request.url = path.slice('/app'.length);
      files(request, response);
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  host?.close();
  await project?.stop();
  await workspace?.remove();
});

/** A theme with the team's logo and font, whose file is that of another font. */
async function chooseTheme(): Promise<void> {
  const web = join(workspace.folder, 'apps/web');
  const font = 'files/jetbrains-mono-latin-wght-normal.woff2';
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>';
  await Promise.all([
    cp(join(import.meta.dirname, '../theme.ts'), join(web, 'theme.ts')),
    writeFile(join(web, 'public/studio.svg'), logo),
    cp(
      join(workspace.folder, 'packages/ui/node_modules/@fontsource-variable/jetbrains-mono', font),
      join(web, 'public/studio-sans.woff2'),
    ),
  ]);
}

/** The headers that the written configuration gives to every file. */
async function writtenHeaders(): Promise<Map<string, string>> {
  const [, ofAll = ''] = /^\/app\/\*\n((?: {2}.+\n)+)/.exec(
    await readFile(join(folder, '_headers'), 'utf8'),
  )!;
  return new Map(
    [...ofAll.matchAll(/^ {2}([^:]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Opens an address in a new context, and follows what the page asks of the host and says in error. */
async function open(path: string): Promise<{ page: Page; problems: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith('/app/')) problems.push(url.pathname);
  });
  await page.goto(origin + path);
  return { page, problems };
}

/** Opens an address after signing in, which leads there. */
async function openAs(email: string, address: string) {
  const opened = await open(`/app/sign-in?return=${encodeURIComponent(address)}`);
  await signIn(opened.page, email);
  return opened;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The manager of the other organisation is a member of it too. */
const redBarn = { id: 'aaaaaaaa-0000-4000-8000-000000000002', name: 'Red Barn Design' };

const northQuay = { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'North Quay Studio' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the documentation names these commands, in this order', async () => {
  const page = join(import.meta.dirname, '../../../docs/your-project.mdx');
  const section = (await readFile(page, 'utf8')).replaceAll(/\s+/g, ' ');
  const places = commands.map((command) => {
    const [words = ''] = command.split(/ --(?:install|schema|base)\b/);
    return section.indexOf(words);
  });
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const option of ['--install', '--schema', '--base /app/', '--host netlify']) {
    expect(section).toContain(option);
  }
});

test('screens open, link and reload in a folder of the host', async () => {
  const { page, problems } = await openAs(people.owner, '/data/billing.invoices');
  await heading(page, 'Invoices').waitFor();
  expect(page.url()).toBe(`${origin}/app/data/billing.invoices`);
  const links = page.locator('a[href^="/"]');
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/app\//);
  }

  await page.getByRole('link', { name: '2026-1' }).click();
  await heading(page, '2026-1').waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/data/billing.invoices/1');
  await page.reload();
  await heading(page, '2026-1').waitFor();
  await page.goBack();
  await heading(page, 'Invoices').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === '2026-1');
  await page.getByRole('button', { name: 'Number' }).first().click();
  await page.waitForURL(`${origin}/app/data/billing.invoices?order=number.asc`);
  await page.goto(`${origin}/app/`);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('a[href="/app/data/billing.invoices"]').waitFor();
  expect(problems).toEqual([]);
});

test('a table whose name and columns have capitals and spaces is searched', async () => {
  const { page } = await openAs(people.owner, '/data/Order?search=port');
  await page.getByRole('link', { name: 'NQ-0001' }).waitFor();
  await page.getByRole('link', { name: 'NQ-0002' }).waitFor({ state: 'detached' });
});

test('a list shows what a function of the row computes', async () => {
  const { page } = await openAs(
    people.owner,
    '/data/tasks?select=title,days_left&order=days_left.desc',
  );
  await page.getByRole('columnheader', { name: 'Days left' }).waitFor();
  await page.getByRole('link', { name: /20$/ }).first().waitFor();
});

test('a visitor writes to a table without read access', async () => {
  const { page, problems } = await open('/app/data/waiting_list/new');
  await page.getByRole('textbox', { name: 'Email' }).fill('vera@example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(`${origin}/app/data/waiting_list`);
  const [{ count } = { count: 0 }] = await project.sql(
    `select count(*)::int from public.waiting_list where email = 'vera@example.com'`,
  );
  expect(count).toBe(1);
  expect(problems).toEqual([]);
});

test('a membership is edited, within the bounds of its CHECK', async () => {
  const { page } = await openAs(people.owner, '/data/memberships');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const hours = page.getByRole('textbox', { name: 'Weekly hours' });
  await hours.fill('61');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Enter 1 to 60.').first().waitFor();
  await hours.fill('30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('30', { exact: true }).waitFor();
});

test('a member of two organisations works in one of them', async () => {
  const { page, problems } = await openAs(people.manager, '/data/tasks');
  const switcher = page.locator('[data-slot=tenant-switcher]');
  await switcher.getByText('All organisations').waitFor();
  await page.getByText('1–50 of 180').waitFor();
  const account = page.getByRole('button', { name: /^Account/ });
  await account.getByText('manager').waitFor();

  await switcher.click();
  await page.getByRole('link', { name: redBarn.name }).click();
  await page.waitForURL(`${origin}/app/tenant/${redBarn.id}/data/tasks`);
  await page.getByText('1–50 of 60').waitFor();
  await switcher.getByText(redBarn.name).waitFor();
  // Roles and counts are those in this organisation.
  await account.getByText('Member', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Tasks 60' }).waitFor();
  for (const link of await page.locator('a[href^="/"]').all()) {
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^/app/tenant/${redBarn.id}/`));
  }

  // A new record belongs to it, and refers to its records.
  await page.getByRole('link', { name: 'New task' }).click();
  await heading(page, 'New task').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/app/tenant/${redBarn.id}/data/tasks/new`);
  expect(await page.getByRole('combobox', { name: 'Organisation' }).inputValue()).toBe(
    redBarn.name,
  );
  const projects = page.getByRole('combobox', { name: 'Project' });
  await projects.click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Cheese labels' }).waitFor();
  // The last option creates another one.
  expect(await page.getByRole('option').allTextContents()).toEqual(['Cheese labels', 'Create new']);
  await page.getByRole('option', { name: 'Cheese labels' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Paint the barn');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await heading(page, 'Paint the barn').waitFor();
  await page.reload();
  await heading(page, 'Paint the barn').waitFor();
  expect(
    await project.sql(`select organisation_id from public.tasks where title = 'Paint the barn'`),
  ).toEqual([{ organisation_id: redBarn.id }]);

  // Why a list is empty that would not be elsewhere.
  await page.getByRole('link', { name: /^Bookings/ }).click();
  await page.getByRole('button', { name: 'Why is this list empty?' }).click();
  await page.getByText('Choose “All organisations” in the navigation.').waitFor();
  await page.keyboard.press('Escape');
  await switcher.click();
  await page.getByRole('link', { name: 'All organisations' }).click();
  await page.waitForURL(`${origin}/app/data/bookings`);
  await page.getByRole('link', { name: 'Kick-off' }).waitFor();
  expect(problems).toEqual([]);
});

const organisation = (page: Page) => page.getByRole('combobox', { name: 'Organisation' });

/** Fills in the form of a task. */
async function fillInTask(page: Page, of: string, title: string): Promise<void> {
  const project = page.getByRole('combobox', { name: 'Project' });
  // The only project of an organisation is chosen when the form opens.
  if ((await project.inputValue()) !== of) {
    await project.fill(of);
    await page.getByRole('option', { name: of, exact: true }).click();
  }
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
}

test('what a member’s role doesn’t allow is disabled with the reason, before anything is asked', async () => {
  const { page, problems } = await openAs(people.manager, '/data/projects');
  await page.getByRole('link', { name: 'Cheese labels' }).click();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await edit.waitFor();
  await expect.poll(() => edit.getAttribute('aria-disabled')).toBe('true');
  await edit.hover();
  await page.getByText('A policy doesn’t allow this for the record.').first().waitFor();
  // In the other organisation, the same person manages.
  await page.goBack();
  await page.getByRole('link', { name: 'Ferry timetable' }).click();
  await heading(page, 'Ferry timetable').waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('a tab stays in its organisation when another tab changes to another', async () => {
  const { page: first } = await openAs(people.manager, '/data/tasks');
  await heading(first, 'Tasks').waitFor();
  const second = await first.context().newPage();
  const formOf = (id: string) => `${origin}/app/tenant/${id}/data/tasks/new`;
  await first.goto(formOf(redBarn.id));
  await fillInTask(first, 'Cheese labels', 'Only for the barn');
  await first.waitForFunction(() =>
    Object.values(localStorage).some((kept) => String(kept).includes('Only for the barn')),
  );

  // The other tab shows nothing of the first organisation once it has changed, and offers no draft of it.
  await second.goto(`${origin}/app/tenant/${redBarn.id}/data/tasks`);
  await second.getByText('Cheese labels').first().waitFor();
  const switcher = second.locator('[data-slot=tenant-switcher]');
  await switcher.click();
  await second.getByRole('link', { name: northQuay.name }).click();
  await second.waitForURL(`${origin}/app/tenant/${northQuay.id}/data/tasks`);
  await second.getByText('Harbour signage').first().waitFor();
  expect(await second.getByText('Cheese labels').count()).toBe(0);
  await second.goto(formOf(northQuay.id));
  await organisation(second).waitFor();
  expect(await second.getByText('Unsaved changes restored').count()).toBe(0);
  await fillInTask(second, 'Harbour signage', 'Only for the quay');

  // Each is saved where it was opened.
  expect(await organisation(first).inputValue()).toBe(redBarn.name);
  for (const [page, title] of [
    [first, 'Only for the barn'],
    [second, 'Only for the quay'],
  ] as const) {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await heading(page, title).waitFor();
  }
  expect(
    await project.sql(
      `select organisation_id from public.tasks where title like 'Only for%' order by id`,
    ),
  ).toEqual([{ organisation_id: redBarn.id }, { organisation_id: northQuay.id }]);
  await project.sql(`delete from public.tasks where title like 'Only for%'`);
});

test('a member of one organisation has nothing to choose', async () => {
  const { page } = await openAs(people.otherOwner, '/data/tasks/new');
  await page.locator('[data-slot=tenant-name]').getByText(redBarn.name).waitFor();
  expect(await page.getByRole('combobox', { name: 'Organisation' }).inputValue()).toBe(
    redBarn.name,
  );
  expect(await page.locator('[data-slot=tenant-switcher]').count()).toBe(0);
});

test.each(['nonsense', 'aaaaaaaa-0000-4000-8000-000000000001'])(
  'an organisation that is not there for somebody is not found: %s',
  async (id) => {
    const { page } = await openAs(people.otherOwner, '/');
    await page.getByRole('button', { name: /^Account/ }).waitFor();
    await page.goto(`${origin}/app/tenant/${id}/data/tasks`);
    await heading(page, 'Organisation not found').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All organisations' }).click();
    await page.waitForURL(`${origin}/app/`);
  },
);

test('a visitor who follows a link to records of an organisation signs in first', async () => {
  const address = `/app/tenant/${redBarn.id}/data/tasks`;
  const { page } = await open(address);
  await heading(page, 'Page not found').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, people.otherOwner);
  await heading(page, 'Tasks').waitFor();
  await page.getByText(/^1–50 of 6/).waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('a function’s own message is shown', async () => {
  const { page } = await openAs(people.owner, '/functions/archive_project');
  await page.getByRole('textbox', { name: 'Project' }).fill('1');
  await page.getByRole('main').getByRole('button', { name: 'Run' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Run', exact: true }).click();
  const words = 'This project still has open tasks. Finish or delete its tasks, then archive it.';
  await page.getByText(words).first().waitFor();
});

test('the page and the manifest contain the team’s declaration', async () => {
  const page = await (await fetch(`${origin}/app/`)).text();
  expect(page).toContain('<title>Studio planner</title>');
  expect(page).toMatch(
    /property="og:description" content="Studios plan the work of their clients."/,
  );
  expect(page).toMatch(/property="og:url" content="https:\/\/studio.example\/app\/"/);
  expect(await (await fetch(`${origin}/app/manifest.json`)).json()).toMatchObject({
    name: 'Studio planner',
    short_name: 'Studio',
    start_url: '/app/',
    icons: [{ src: '/app/studio.svg' }],
  });
});

test('it has the appearance of theme.ts, and people can choose another density', async () => {
  const { page, problems } = await open('/app/sign-in?return=%2Fapp%2Fdata%2Ftasks');
  const logo = page.locator('img[src="/app/studio.svg"]');
  await page.getByRole('main').locator(logo).waitFor();
  await signIn(page, people.owner);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await logo.first().waitFor();
  const token = (name: string) =>
    page.evaluate(
      (variable) => getComputedStyle(document.documentElement).getPropertyValue(variable),
      `--ninefold-${name}`,
    );
  expect(await token('radius-md')).toBe('12px');
  // Green instead of blue, and on yellowish grounds instead of bluish ones.
  expect(await token('color-accent')).toMatch(/^oklch\(\S+ \S+ 150\)$/);
  expect(await token('color-canvas')).toMatch(/^oklch\(\S+ \S+ [78]\d\)$/);
  expect(await token('size-row')).toBe('2rem');
  expect(await page.evaluate(() => document.fonts.check('1em "Studio Sans"'))).toBe(true);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const density = page.getByRole('radiogroup', { name: 'Density' });
  expect(await density.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true);
  await density.getByRole('radio', { name: 'Comfortable' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await token('size-row')).toBe('2.5rem');
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await token('size-row')).toBe('2.5rem');
  expect(problems).toEqual([]);
});

test('a theme without enough contrast stops the build, and leaves the last one', async () => {
  const file = join(workspace.folder, 'apps/web/theme.ts');
  const kept = await readFile(file, 'utf8');
  await writeFile(file, kept.replace('chroma: 0.14', 'chroma: 0.14, lightness: 0.85'));
  const [, , , build] = commands;
  await expect(workspace.run(build)).rejects.toThrow(
    /Too little contrast in light: accent on canvas/,
  );
  expect(await readdir(join(folder, 'app'))).toContain('index.html');
  await writeFile(file, kept);
});

test('the build does not contain the example', async () => {
  const assets = join(folder, 'app/assets');
  const names = await readdir(assets);
  expect(names.length).toBeGreaterThan(50);
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => ({ name, text: await readFile(join(assets, name), 'utf8') })),
  );
  const ofExample = scripts.filter(({ text }) => text.includes('work_order'));
  expect(ofExample.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['is missing', 404, 'Not found', 'doesn’t exist'],
  ['is a page', 200, '<!doctype html>', 'with a web page, as many hosts do when a file is missing'],
  ['is refused', 403, '', 'The server answered 403'],
  ['is broken', 200, '{ "supabaseUrl": ', 'is not valid JSON'],
  ['is incomplete', 200, '{ "supabaseUrl": "https://a" }', '"publishableKey" is missing'],
  ['has no address', 200, '{ "supabaseUrl": "a", "publishableKey": "b" }', 'is not a URL'],
])('a config.json that %s is reported', async (_, status, body, message) => {
  answered = { status, body };
  const { page } = await open('/app/');
  await heading(page, 'The application could not start').waitFor();
  const text = await page.getByRole('main').innerText();
  expect(text).toContain(message);
  expect(text).toContain(`${origin}/app/config.json`);
  expect(text).toContain('"publishableKey": "sb_publishable_…"');
  answered = undefined;
});
