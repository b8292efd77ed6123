/** What a person saves while the device is offline waits, and is sent once and in order. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserContext, Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { untilCounted } from './asked-requests.ts';
import { accessibilityViolations } from './accessibility.ts';
import { openExamplePages } from './example-page.ts';
import { account } from './example.ts';
import { openAs, signIn } from './sign-in.ts';

let page: Page;
let context: BrowserContext;
let database: SupabaseClient;

openExamplePages((opened) => ({ page, context, database } = opened));

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const waiting = (count: number) =>
  page.getByRole('button', { name: `${count} waiting to be sent`, exact: true });
const list = () => page.getByRole('dialog', { name: 'Waiting to be sent' });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const skills = /\/rest\/v1\/skill\?/;

/** The database takes no write, as behind a network that has dropped out. */
const abortWrites = (route: Route) =>
  route.request().method() === 'PATCH' ? route.abort() : route.fallback();

async function newSkill(name: string): Promise<number> {
  const { data } = await database.from('skill').insert({ name }).select('id').single();
  return (data as { readonly id: number }).id;
}

const nameOf = async (id: number) =>
  ((await database.from('skill').select('name').eq('id', id).single()).data as { name: string })
    .name;

const countOf = async (name: string) =>
  (await database.from('skill').select('id').eq('name', name)).data?.length;

/** Opens a screen as the owner. */
async function open(address: string): Promise<void> {
  await openAs(page, account('owner'), address);
  await heading(/./).waitFor();
}

async function goOffline(): Promise<void> {
  // What the page loads after its first screen, and what shows a record.
  await page.waitForFunction(
    (parts) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return parts.every((part) => loaded.some((file) => file.includes(`/${part}-`)));
    },
    ['waiting', 'toast-region', 'record'],
  );
  await untilCounted(page);
  await context.setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor({ state: 'attached' });
}

test('without a connection, what was never opened says so, comes by itself, and forms open', async () => {
  await open('/data/skill');
  await goOffline();
  await page.getByRole('link', { name: 'New skill' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).waitFor();
  const navigation = page.getByRole('navigation').first();
  const noConnection = page.getByRole('heading', { name: 'No connection' });
  // Its specification was never read.
  await navigation.getByRole('link', { name: /^Suppliers/ }).click();
  await noConnection.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await context.setOffline(false);
  await heading('Suppliers').waitFor();
  await page.getByRole('grid', { name: 'Suppliers' }).getByRole('row').nth(1).waitFor();
});

test('without a connection, a new record chooses among the records that were offered before', async () => {
  const id = await newSkill('Abrading without a connection');
  await open('/data/technician_skill');
  // What its form chooses from is read one after the other.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/v1/skill?')),
  );
  await goOffline();
  await page.getByRole('link', { name: 'New technician skill' }).click();
  const technician = page.getByRole('combobox', { name: /^Technician/ });
  await technician.press('ArrowDown');
  await page.getByRole('option').nth(15).click();
  const skill = page.getByRole('combobox', { name: /^Skill/ });
  // Which others there are isn't known.
  await skill.fill('Nothing is called so');
  await page.getByRole('option', { name: 'The server can’t be reached' }).waitFor();
  await skill.fill('abrading');
  await page.getByRole('option', { name: 'Abrading without a connection' }).click();
  expect(await accessibilityViolations(page)).toEqual([]);
  await save();
  await waiting(1).waitFor();
  await context.setOffline(false);
  const stored = () => database.from('technician_skill').select('level').eq('skill_id', id);
  await expect.poll(async () => (await stored()).data?.length).toBe(1);
});

test('without a connection, a record and a form that were never opened say what is missing', async () => {
  await open('/data/work_order');
  await goOffline();
  const noConnection = page.getByRole('heading', { name: 'No connection' });
  await page.getByRole('grid').getByRole('link').first().click();
  // The list has read what it shows of the record, and not which records belong to it.
  await page.getByRole('definition').getByText('Not loaded').first().waitFor();
  const related = page.getByRole('region', { name: 'Related records' });
  await related.getByRole('heading', { name: 'No connection' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByText('This hasn’t been opened here yet.', { exact: false }).waitFor();
  expect(await noConnection.count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('textbox', { name: /^Title/ }).waitFor();
});

test('a screen whose code couldn’t be loaded comes with the connection, without a reload', async () => {
  await open('/data/skill');
  await goOffline();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: /^Specification/ }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await context.setOffline(false);
  await heading('What is known about this product').waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('an edit waits through a reload, and is sent when the server can be reached', async () => {
  const id = await newSkill('Welding offline');
  await open(`/data/skill/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Name/).fill('Welding, level 2');
  await goOffline();
  await save();
  await page.getByText('Waiting to be sent: Welding offline').first().waitFor();
  await heading('Welding offline').waitFor();
  // The new value, which is marked.
  const name = page.getByRole('definition').filter({ hasText: 'Waiting to be sent' });
  expect(await name.textContent()).toContain('Welding, level 2');
  expect(await accessibilityViolations(page)).toEqual([]);
  // A menu that can't be loaded now stays closed, one that the browser has kept opens, and the screen stays.
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByText('Changes to this record are waiting to be sent').waitFor();
  await waiting(1).waitFor();
  expect(await page.getByText('was saved').count()).toBe(0);

  // The page loads again, and a write still doesn't arrive.
  await page.route(skills, abortWrites);
  await context.setOffline(false);
  await page.reload();
  await waiting(1).click();
  await list().getByText('Welding offline').waitFor();
  await list()
    .getByText(/Nothing could be sent yet/)
    .waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await nameOf(id)).toBe('Welding offline');
  await page.unroute(skills);
  // Each half minute it is tried by itself, which may be sooner than the press.
  await list()
    .getByRole('button', { name: 'Send now' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await list().getByText('All changes were sent.').waitFor();
  expect(await nameOf(id)).toBe('Welding, level 2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All sent' }).waitFor();
});

test('changes are sent in order, and one that others have collided with waits for a decision', async () => {
  const [first, second] = [await newSkill('Sawing'), await newSkill('Sanding')];
  await open(`/data/skill/${first}/edit`);
  await page.getByLabel(/^Name/).fill('Sawing by hand');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  await context.setOffline(false);
  await page.getByText('Sawing was saved').first().waitFor();

  await page.goto(`/data/skill/${second}/edit`);
  await page.getByLabel(/^Name/).fill('Sanding by hand');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  await database.from('skill').update({ name: 'Sanding by machine' }).eq('id', second);
  await context.setOffline(false);
  await page.getByRole('button', { name: '1 needs a decision' }).click();
  await list()
    .getByText(/Others have changed the same fields in the meantime: Name/)
    .waitFor();
  expect(await nameOf(second)).toBe('Sanding by machine');
  await list().getByRole('button', { name: 'Edit Sanding' }).click();
  await page.getByText('Unsaved changes restored').waitFor();
  await save();
  const choice = page.getByRole('dialog', { name: 'Choose what to keep' });
  await choice.getByRole('radio', { name: 'Yours' }).click();
  await choice.getByRole('button', { name: 'Save', exact: true }).click();
  await heading('Sanding by hand').waitFor();
  expect(await nameOf(second)).toBe('Sanding by hand');
});

test('an edit and a transition of a record are sent in their order', async () => {
  const planned = await database.from('work_order').select('id').eq('status', 'planned').limit(1);
  const id = (planned.data as readonly { readonly id: number }[])[0]?.id ?? 0;
  await open(`/data/work_order/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel(/^Title/).fill('Started without a connection');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  await page.getByRole('button', { name: 'Start work' }).click();
  // The new status is shown, and the next steps lead on from it.
  await page.getByText(/^Status: In progress\s*Waiting to be sent$/).waitFor();
  await page.getByRole('button', { name: 'Start work' }).waitFor({ state: 'detached' });
  // The form for a step can't be loaded now: a message says so, and the screen stays.
  await page.getByRole('button', { name: 'Put on hold', exact: true }).click();
  await page.getByText(/The form for this step couldn’t be loaded/).waitFor();
  await waiting(2).click();
  const summaries = list().getByRole('listitem').getByRole('paragraph');
  await expect.poll(() => summaries.allTextContents()).toEqual(['Title', 'In progress']);
  await page.keyboard.press('Escape');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  await context.setOffline(false);
  await page.getByText('2 waiting changes were saved').first().waitFor();
  expect(sent).toEqual([{ title: 'Started without a connection' }, { status: 'in_progress' }]);
  await heading(/Started without a connection/).waitFor();
  await database.from('work_order').update({ status: 'planned' }).eq('id', id);
});

test('a new record waits, and is not created twice where the answer is lost', async () => {
  await open('/data/skill');
  await page.getByRole('link', { name: 'New skill' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Etching offline');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  // The list shows it, and doesn't count it.
  const created = page.getByRole('list', { name: 'Skills waiting to be created' });
  await created.getByText('Etching offline').waitFor();
  await created.getByText('Waiting to be created', { exact: true }).waitFor();
  expect(await page.getByRole('grid').getByText('Etching offline').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await created.getByRole('button', { name: 'Open Etching offline' }).click();
  await list().waitFor();
  await page.keyboard.press('Escape');
  let sent = 0;
  await page.route(/\/rest\/v1\/rpc\/ninefold_write/, async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    // Stored, and the answer is lost.
    await route.fetch();
    return route.abort();
  });
  await context.setOffline(false);
  await waiting(1).waitFor({ state: 'detached' });
  expect(sent).toBe(2);
  expect(await countOf('Etching offline')).toBe(1);
});

test('two tabs that are online again send each change once', async () => {
  const [first, second] = [await newSkill('Grinding'), await newSkill('Polishing')];
  await open(`/data/skill/${first}/edit`);
  await page.getByLabel(/^Name/).fill('Grinding, level 2');
  const other = await context.newPage();
  await other.goto(`/data/skill/${second}/edit`);
  await other.getByLabel(/^Name/).fill('Polishing, level 2');
  const sent: unknown[] = [];
  for (const tab of [page, other]) {
    // What fails before the server has it may be sent again.
    tab.on('response', (response) => {
      const request = response.request();
      if (/^(PATCH|POST)$/.test(request.method()) && skills.test(request.url()))
        sent.push(request.postDataJSON());
    });
  }
  await goOffline();
  await other.getByText('Offline', { exact: true }).waitFor({ state: 'attached' });
  await save();
  await waiting(1).waitFor();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: '2 waiting to be sent', exact: true }).waitFor();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: /waiting to be sent/ }).waitFor({ state: 'detached' });
  }
  // A tab that found nothing left to send has looked for it under the lock, too.
  await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    for (const { name = '' } of [...held, ...pending]) {
      if (name.startsWith('ninefold.waiting')) await navigator.locks.request(name, () => undefined);
    }
  });
  expect(sent).toEqual([{ name: 'Grinding, level 2' }, { name: 'Polishing, level 2' }]);
  expect([await nameOf(first), await nameOf(second)]).toEqual([
    'Grinding, level 2',
    'Polishing, level 2',
  ]);
  await other.close();
});

test('at sign-out a person chooses whether what waits stays on the device', async () => {
  const id = await newSkill('Honing');
  await open(`/data/skill/${id}/edit`);
  await page.getByLabel(/^Name/).fill('Honing, level 2');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  // The account menu can be loaded, and a write doesn't arrive.
  await page.route(skills, abortWrites);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: /A change has not been sent/ });
  await question.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete and sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.unroute(skills);
  await signIn(page, account('owner'));
  await heading(/./).waitFor();
  expect(await nameOf(id)).toBe('Honing');
  expect(
    await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('ninefold.waiting')).length,
    ),
  ).toBe(0);
});

test('what waits is neither shown to someone else nor sent by them, and is sent once its person is back', async () => {
  const id = await newSkill('Riveting');
  await open(`/data/skill/${id}/edit`);
  await page.getByLabel(/^Name/).fill('Riveting, level 2');
  await goOffline();
  await save();
  await waiting(1).waitFor();
  const writes: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await context.route(skills, abortWrites);
  await context.setOffline(false);
  // Another tab signs out while it waits, and another person signs in there.
  const other = await context.newPage();
  await other.goto('/data/skill');
  await other.getByRole('button', { name: /^Account/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other
    .getByRole('alertdialog', { name: /A change has not been sent/ })
    .getByRole('button', { name: 'Keep and sign out' })
    .click();
  await page.getByRole('alertdialog', { name: 'You’re signed out' }).waitFor();
  await context.unroute(skills);
  writes.length = 0;
  await signIn(other, account('dispatcher'));
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.goto('/data/skill');
  await other.getByRole('grid').getByRole('link').first().waitFor();
  await untilCounted(other);
  expect(await other.getByRole('button', { name: /waiting to be sent/ }).count()).toBe(0);
  expect(await page.getByText('Riveting').count()).toBe(0);
  expect(writes).toEqual([]);
  expect(await nameOf(id)).toBe('Riveting');

  await page.getByRole('button', { name: /^Sign in as/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const { email, password } = account('owner');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect.poll(() => nameOf(id)).toBe('Riveting, level 2');
  expect(writes).toHaveLength(1);
  await other.close();
});

test('a form whose answer was lost asks after a reload, too, before it creates the record again', async () => {
  await open('/data/skill');
  await page.goto('/data/skill/new');
  await page.getByLabel(/^Name/).fill('Lapping');
  await untilCounted(page);
  // Stored, and the page is gone before the answer arrives.
  const stored = Promise.withResolvers<void>();
  await page.route(
    /\/rest\/v1\/skill\?/,
    async (route) => {
      await route.fetch();
      stored.resolve();
    },
    { times: 1 },
  );
  await save();
  await stored.promise;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Unsaved changes restored').waitFor();
  await save();
  await page.getByRole('link', { name: /Lapping/ }).waitFor();
  expect(await countOf('Lapping')).toBe(1);
});
