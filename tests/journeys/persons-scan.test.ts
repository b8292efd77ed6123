/** Random saves in several tabs while two people take turns: none is lost, doubled or sent in another name. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser.ts';
import { isAll } from '../run/is-all.ts';
import { openPage } from './browser.ts';
import { endSession } from './end-session.ts';
import { account, databaseOfExample, runningExample } from './example.ts';
import { sentBy } from './sent-by.ts';
import { signIn } from './sign-in.ts';

const rounds = 12;
const people = { 'Mira Dahl': account('dispatcher'), 'Katrin Hartmann': account('owner') };
type Name = keyof typeof people;
const otherThan = (name: Name): Name => (name === 'Mira Dahl' ? 'Katrin Hartmann' : 'Mira Dahl');

/** A save of a person that they pressed. */
interface Attempt {
  /** Their name, as the tab showed it. */
  readonly by: Name;
  /** What they entered. No other save has it. */
  readonly text: string;
  /** The address of the form. */
  readonly address: string;
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waits for the first of several things. What becomes of the others doesn't matter. */
async function firstOf(...all: readonly Promise<unknown>[]): Promise<void> {
  for (const each of all) each.catch(() => undefined);
  await Promise.race(all);
}

const cover = (page: Page) => page.locator('[data-slot=person-changed]');
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const city = (page: Page) => page.getByLabel(/^Billing city/);
const shows = (page: Page, name: Name) =>
  page.getByRole('button', { name: new RegExp(`^Account.*${name}`) }).waitFor();

// It repeats at random what persons.test.ts proves.
describe('saves at random, in `pnpm test --all` only,', () => {
  let browser: Browser;
  let database: SupabaseClient;
  beforeAll(async () => {
    [database, browser] = await Promise.all([databaseOfExample(), launchBrowser()]);
  });
  afterAll(() => browser?.close());

  test.runIf(isAll)(
    'of two people in three tabs: none is lost, doubled or sent in another name',
    async () => {
      const seed = Date.now() % 1_000_000;
      console.log(`The seed of this scan is ${seed}.`);
      const random = randomOf(seed);
      const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;

      const { context, problems } = await openPage(browser, runningExample().url);
      const sent = sentBy(context);
      const { data } = await database
        .from('customer')
        .select('id')
        .order('id')
        .limit(rounds * 2);
      const customers = (data as readonly { readonly id: number }[]).map(({ id }) => id);
      const attempts: Attempt[] = [];
      let now: Name = 'Mira Dahl';

      /** Fills in a form in a tab. */
      async function fill(page: Page): Promise<Attempt> {
        const address = `/data/customer/${customers.pop()}/edit`;
        await page.goto(address);
        await shows(page, now);
        const attempt = { by: now, text: `City ${seed} ${attempts.length}`, address };
        attempts.push(attempt);
        await city(page).fill(attempt.text);
        return attempt;
      }

      /** Presses Save, and waits until the form is left or covered, or the session has ended and someone is signed in. */
      async function save(page: Page): Promise<void> {
        const pressed = page.getByRole('button', { name: 'Save', exact: true }).click();
        const left = pressed.then(() =>
          page.waitForURL(({ pathname }) => !pathname.endsWith('/edit')),
        );
        await firstOf(left, cover(page).waitFor(), again(page).waitFor());
        if (!(await again(page).isVisible())) return;
        const { email, password } = people[oneOf<Name>(['Mira Dahl', 'Katrin Hartmann'])];
        const signIn = async () => {
          await again(page).getByLabel('E-mail').fill(email);
          await again(page).getByLabel('Password', { exact: true }).fill(password);
          await page.keyboard.press('Enter');
          await again(page).waitFor({ state: 'detached' });
        };
        // Someone may have signed in in the other tab meanwhile.
        await firstOf(signIn(), again(page).waitFor({ state: 'detached' }));
      }

      /** What happens in a third tab. */
      const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
        async none() {},
        async signsOut(page) {
          await page.getByRole('button', { name: /^Account/ }).click();
          await page.getByRole('menuitem', { name: 'Sign out' }).click();
          const question = page.getByRole('alertdialog');
          const email = page.getByLabel('E-mail');
          await question.or(email).first().waitFor();
          if (await question.isVisible()) {
            await question.getByRole('button', { name: 'Keep and sign out' }).click();
          }
          await email.waitFor();
          await signInAsOther(page);
        },
        async signsInDirectly(page) {
          await page.goto('/sign-in');
          await signInAsOther(page);
        },
        ends: endSession,
      };

      async function signInAsOther(page: Page): Promise<void> {
        now = otherThan(now);
        await signIn(page, people[now]);
      }

      /** Opens other tabs in place of those that are open, as who is signed in now. */
      async function openTabs(): Promise<readonly [Page, Page, Page]> {
        const earlier = context.pages();
        const page = await context.newPage();
        await Promise.all(earlier.map((each) => each.close()));
        await page.goto('/');
        const email = page.getByLabel('E-mail');
        const menu = page.getByRole('button', { name: /^Account/ });
        await email.or(menu).first().waitFor();
        if (await email.isVisible()) await signIn(page, people[now]);
        await menu.waitFor();
        now =
          (await menu.textContent())?.includes('Mira') === true ? 'Mira Dahl' : 'Katrin Hartmann';
        return [page, await context.newPage(), await context.newPage()];
      }

      for (let round = 1; round <= rounds; round += 1) {
        const [third, first, second] = await openTabs();
        await Promise.all([fill(first), fill(second)]);
        const change = oneOf(Object.keys(changes));
        console.log(`Round ${round} of ${now}: ${change}.`);
        const steps = [() => save(first), () => save(second), async () => changes[change]?.(third)];
        // In any order, and all at once.
        for (const step of steps.splice(Math.floor(random() * 3))) steps.unshift(step);
        await Promise.all(steps.map((step) => step()));
      }

      // What is left as a draft is its person's alone, who saves it now.
      for (const name of ['Mira Dahl', 'Katrin Hartmann'] as const) {
        const [page] = await openTabs();
        if (now !== name) {
          await page.goto('/sign-in');
          await signInAsOther(page);
        }
        for (const { by, text, address } of attempts) {
          await page.goto(address);
          await expect.poll(() => city(page).inputValue()).not.toBe('');
          const isRestored = (await page.getByText('Unsaved changes restored').count()) > 0;
          expect(isRestored && by !== name).toBe(false);
          if (!isRestored) continue;
          console.log(`The draft “${text}” of ${name} is saved.`);
          expect(await city(page).inputValue()).toBe(text);
          await save(page);
        }
      }

      const { data: audited } = await database
        .from('audit_entry')
        .select('actor_name, after')
        .like('after->>billing_city', `City ${seed} %`);
      const entries = audited as readonly {
        readonly actor_name: string;
        readonly after: { readonly billing_city: string };
      }[];
      const writes = sent.filter(({ method }) => /^(?:PATCH|POST)$/.test(method));
      const outcome = attempts.map(({ by, text }) => {
        const stored = entries.filter(({ after }) => after.billing_city === text);
        const names = stored.map(({ actor_name }) => actor_name);
        const emails = writes
          .filter(({ body }) => body.includes(`"${text}"`))
          .map(({ person }) => person);
        return {
          by,
          text,
          isLost: stored.length === 0,
          isDoubled: stored.length > 1,
          asOthers: [
            ...names.filter((each) => each !== by),
            ...emails.filter((each) => each !== people[by].email),
          ],
        };
      });
      const wrong = outcome.filter(
        (each) => each.isLost || each.isDoubled || each.asOthers.length > 0,
      );
      console.log(`${attempts.length} saves, ${wrong.length} wrong.`);
      expect(wrong).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
