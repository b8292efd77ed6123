import { cp } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { workshopAccounts } from '../../apps/workshop/accounts.ts';
import { startApplication, type Started } from './application.ts';
import { endWithJourneys } from './environment.ts';

/** A person who can sign in. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

let example: Promise<Started> | undefined;

/**
 * The example that the journeys of this process share, started when the first of them needs it. Each finds
 * the records that the others have changed.
 */
export function runningExample(): Promise<Started> {
  return (example ??= startExample());
}

async function startExample(): Promise<Started> {
  const filled = inject('filledExample');
  const data = `${filled}-${process.pid}`;
  await cp(filled, data, { recursive: true });
  const application = await startApplication('--data', data);
  endWithJourneys(() => application.stop());
  return application;
}

/** The example's demonstration account of that role. */
export function account(role: string): Person {
  const found = workshopAccounts.find((candidate) => candidate.role === role);
  if (found === undefined) throw new Error(`No demonstration account has the role ${role}.`);
  return found;
}

/** The example's database as the owner sees it, beside any browser. */
export async function databaseOfExample(): Promise<SupabaseClient> {
  return databaseOf(await runningExample(), account('owner'));
}

/** The database of an application as a person sees it. */
export async function databaseOf(
  { url }: Pick<Started, 'url'>,
  person: Person,
): Promise<SupabaseClient> {
  const database = createClient(url, await publishableKeyOf(url), {
    auth: { persistSession: false },
  });
  const { error } = await database.auth.signInWithPassword(person);
  if (error !== null) throw error;
  return database;
}

/** The key that an application's page sends. */
export async function publishableKeyOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/config.json`);
  return ((await answer.json()) as { readonly publishableKey: string }).publishableKey;
}
