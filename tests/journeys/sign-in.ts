import { sessionKeyOf } from '@ninefold/data/client';
import type { Page } from 'playwright';
import { applicationOf } from './browser.ts';
import { type Person, publishableKeyOf } from './example.ts';

/** Signs in as a person would, from wherever the page leads a visitor. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** Opens an address as a person who has signed in before: without the form, which costs a second load. */
export async function openAs(page: Page, person: Person, address: string): Promise<void> {
  const application = applicationOf(page);
  const script = await page.addInitScript(
    ([key = '', session = '']) => localStorage.setItem(key, session),
    [sessionKeyOf(application), await sessionOf(application, person)],
  );
  await page.goto(address);
  await script.dispose();
}

interface KeptSession {
  readonly text: Promise<string>;
  readonly until: number;
}

/** One session of a person is enough for all pages: its token is valid for an hour, and never renewed. */
const sessions = new Map<string, KeptSession>();

function sessionOf(application: string, person: Person): Promise<string> {
  const key = `${application} ${person.email}`;
  const known = sessions.get(key);
  if (known !== undefined && known.until > Date.now()) return known.text;
  const text = createSession(application, person);
  sessions.set(key, { text, until: Date.now() + 30 * 60_000 });
  return text;
}

/** Returns a session as the page stores it. */
async function createSession(application: string, { email, password }: Person): Promise<string> {
  const answer = await fetch(`${application}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: await publishableKeyOf(application), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return answer.text();
}
