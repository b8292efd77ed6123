/**
 * Two persons save in three tabs, in any order, while others sign in and out, the connection is lost and answers do
 * not arrive. Nothing is lost or doubled, and nothing is sent in another name than the one that was shown.
 * NINEFOLD_ROUNDS repeats it with other choices: 6 take about ten minutes. NINEFOLD_SEED is the first of them.
 */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Random, randomFrom } from '../../durability/random.ts';
import { seed } from '../../run/seed.ts';
import { openPage } from '../browser.ts';
import { account, databaseOfExample, type Person, runningExample } from '../example.ts';
import { sentBy } from '../sent-by.ts';
import { signIn } from '../sign-in.ts';

const rounds = Number(process.env['NINEFOLD_ROUNDS'] ?? 1);
const seeds = Array.from({ length: rounds }, (_, round) => seed + round);
const steps = rounds > 1 ? 40 : 24;

const persons: readonly [Person, Person] = [account('owner'), account('dispatcher')];

/** What happens between typing and saving. */
const events = [
  'nothing',
  'nothing',
  'someone else signs in',
  'a sign-out',
  'no connection',
  'a lost answer',
] as const;

/** A text that was typed into a form. */
interface Typed {
  readonly text: string;
  /** The e-mail address of the person whom the screen showed. */
  readonly by: string;
  readonly about: string;
  /** What the screen said about it. */
  readonly said: 'saved' | 'waiting' | 'nothing';
}

interface AuditEntry {
  readonly actor_name: string;
  readonly after: { readonly notes?: string; readonly last_name?: string } | null;
}

let database: SupabaseClient;
let customers: readonly number[];

beforeAll(async () => {
  database = await databaseOfExample();
  const { data, error } = await database
    .from('customer')
    .insert(
      [1, 2, 3].map((place) => ({
        name: `At random ${place}`,
        region: 'north',
        billing_street: 'Quay 1',
        billing_postal_code: '20457',
        billing_city: 'Hamburg',
      })),
    )
    .select('id');
  if (error !== null) throw error;
  customers = data.map(({ id }) => id as number);
});
afterAll(() => database.from('customer').delete().in('id', customers));

const cover = (page: Page) => page.getByRole('alertdialog');
/** Opens an address as whoever is signed in, and returns their e-mail address. */
async function openForm(page: Page, address: string, random: Random): Promise<string> {
  await page.goto(address);
  const account = page.getByRole('button', { name: /^Account/ });
  const email = page.getByLabel('E-mail', { exact: true });
  await account.or(email).first().waitFor();
  if ((await email.isVisible()) && (await account.count()) === 0) {
    await signIn(page, random.pick(persons));
    await page.goto(address);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  const name = (await account.getAttribute('aria-label')) ?? (await account.textContent()) ?? '';
  return name.includes('Owner') ? persons[0].email : persons[1].email;
}

async function happen(event: (typeof events)[number], page: Page, other: Page, by: string) {
  switch (event) {
    case 'someone else signs in': {
      const next = persons.find(({ email }) => email !== by) ?? persons[0];
      await other.goto('/sign-in');
      await signIn(other, next);
      return;
    }
    case 'a sign-out': {
      await other.goto('/data/skill');
      await other.getByRole('button', { name: /^Account/ }).click();
      await other.getByRole('menuitem', { name: 'Sign out' }).click();
      const keeps = cover(other).getByRole('button', { name: /^Keep/ });
      const signedOut = other.getByLabel('E-mail', { exact: true });
      await keeps.or(signedOut).first().waitFor();
      if (await keeps.isVisible()) await keeps.click();
      await signedOut.waitFor();
      return;
    }
    case 'no connection':
      await page.context().setOffline(true);
      await page.getByText('Offline', { exact: true }).waitFor({ state: 'attached' });
      return;
    case 'a lost answer':
      await page.route(/\/rest\/v1\/(customer|contact)/, loseAnswer);
      return;
    case 'nothing':
  }
}

/** Stored, and the answer is lost. */
async function loseAnswer(route: Route): Promise<void> {
  if (!/PATCH|POST/.test(route.request().method())) return route.fallback();
  await route.fetch();
  await route.abort();
}

/**
 * Runs in the page. Messages of earlier changes, which are sent meanwhile, say "saved", too: a form that is left has
 * saved.
 */
const isOver = (address: string) =>
  location.href !== address ||
  document.querySelector('[role=alertdialog], form [role=alert], [role=dialog]') !== null;

/** Presses Save where it can be pressed, and returns what comes of it. Of two values, it keeps the person's own. */
async function save(page: Page, text: string): Promise<Typed['said']> {
  const address = page.url();
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await page.waitForFunction(isOver, address);
  const choice = page.getByRole('dialog', { name: 'Choose what to keep' });
  if (await choice.isVisible()) {
    await choice.getByRole('radio', { name: 'Yours' }).click();
    await choice.getByRole('button', { name: 'Save', exact: true }).click();
    await choice.waitFor({ state: 'detached' });
    await page.waitForFunction(isOver, address);
  }
  if (page.url() === address || (await cover(page).isVisible())) return 'nothing';
  return (await keptOn(page)).includes(text) ? 'waiting' : 'saved';
}

const keptOn = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test.each(seeds)(
  'what two persons save at random in three tabs is stored once, as theirs (%i)',
  async (seed) => {
    const random = randomFrom(seed);
    const opened = await openPage((await runningExample()).url);
    const { context } = opened;
    const sent = sentBy(context);
    const tabs = [opened.page, await context.newPage(), await context.newPage()] as const;
    for (const tab of tabs) tab.on('dialog', (dialog) => void dialog.accept());
    await tabs[0].goto('/');
    await signIn(tabs[0], persons[0]);

    const typed: Typed[] = [];
    for (let step = 0; step < steps; step += 1) {
      const place = random.between(0, 2);
      const page = tabs[place] ?? tabs[0];
      const other = tabs[(place + random.between(1, 2)) % 3] ?? tabs[1];
      const customer = customers[place] ?? 0;
      const isNew = random.fraction() < 0.3;
      const text = `Random ${seed}-${step}.`;
      const by = await openForm(
        page,
        isNew ? `/data/contact/new?customer_id=${customer}` : `/data/customer/${customer}/edit`,
        random,
      );
      if (isNew) {
        await page.getByLabel(/^First name/).fill('Random');
        await page.getByLabel(/^Phone/).fill('+49 40 1234');
        await page.getByLabel(/^Last name/).fill(text);
      } else {
        await page.getByLabel(/^Notes/).fill(text);
      }
      const event = random.pick(events);
      await happen(event, page, other, by);
      const said = await save(page, text);
      await page.unrouteAll();
      await context.setOffline(false);
      typed.push({
        text,
        by,
        said,
        about: `${event}, ${isNew ? 'a contact' : 'notes'} in tab ${place}`,
      });
    }

    // Both come back: what waits is sent.
    const left: string[] = [];
    for (const person of persons) {
      const [page] = tabs;
      await page.goto('/sign-in');
      await signIn(page, person);
      await page.goto('/data/skill');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('button', { name: /\d waiting to be sent/ })
        .waitFor({ state: 'detached' });
      left.push(await keptOn(page));
    }
    const { data, error } = await database
      .from('audit_entry')
      .select('actor_name,after')
      .in('relation', ['customer', 'contact'])
      .order('id', { ascending: false })
      .limit(1000);
    expect(error).toBeNull();
    const entries = data as readonly AuditEntry[];
    const names = { [persons[0].email]: 'Katrin Hartmann', [persons[1].email]: 'Mira Dahl' };
    const storedAs = (text: string) =>
      entries.filter(({ after }) => after?.notes === text || after?.last_name === text);
    const wrong = typed.flatMap((each) => {
      const stored = storedAs(each.text);
      const isLost =
        stored.length === 0 &&
        (each.said === 'saved' ||
          (each.said === 'waiting' && !left.some((kept) => kept.includes(each.text))));
      const isDoubled = stored.length > 1;
      const isAnothers = stored.some(({ actor_name }) => actor_name !== names[each.by]);
      const inAnotherName = sent.some(
        ({ method, body, person }) =>
          method !== 'GET' && body.includes(each.text) && person !== each.by,
      );
      return isLost || isDoubled || isAnothers || inAnotherName
        ? [{ ...each, isLost, isDoubled, isAnothers, inAnotherName }]
        : [];
    });
    expect(wrong).toEqual([]);
    // It is about nothing unless each of these has happened.
    expect(new Set(typed.map(({ said }) => said))).toEqual(
      new Set(['saved', 'waiting', 'nothing']),
    );
    await opened.close();
  },
);
