import type { Backend } from '@ninefold/embedded';
import { workshopAccounts, type WorkshopRole } from '../accounts.ts';
import { signedIn, type Client } from './loaded-workshop.ts';

/** supabase-js for each of the four people, signed in. */
export type People = Readonly<Record<WorkshopRole, Client>>;

export async function everybody(backend: Backend): Promise<People> {
  const clients: [string, Client][] = [];
  for (const { role } of workshopAccounts) clients.push([role, await signedIn(backend, role)]);
  return Object.fromEntries(clients) as People;
}
