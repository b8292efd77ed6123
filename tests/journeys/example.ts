import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import type { Started } from './application.ts';

/** The example that all journeys share. Each finds the records that the others have changed. */
export function runningExample(): Started {
  return inject('example');
}

/** The example's demonstration account of that role. */
export function account(role: string): Started['accounts'][number] {
  const found = runningExample().accounts.find((candidate) => candidate.role === role);
  if (found === undefined) throw new Error(`There is no demonstration account of a ${role}.`);
  return found;
}

/** The example's database as the owner sees it, beside any browser. */
export function databaseOfExample(): Promise<SupabaseClient> {
  return databaseOf(runningExample(), account('owner'));
}

/** The database of an application as a person sees it. */
export async function databaseOf(
  { url }: Pick<Started, 'url'>,
  person: { readonly email: string; readonly password: string },
): Promise<SupabaseClient> {
  const answer = await fetch(`${url}/config.json`);
  const { publishableKey } = (await answer.json()) as { publishableKey: string };
  const database = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await database.auth.signInWithPassword(person);
  if (error !== null) throw error;
  return database;
}
