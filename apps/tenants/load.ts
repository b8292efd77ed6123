import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '@ninefold/embedded';
import { tenantsAccounts, type TenantsAccount } from './accounts.ts';

/** The schemas that the example's API exposes, the default one first. */
export const tenantsSchemas: readonly string[] = ['public', 'billing'];

const folder = join(import.meta.dirname, 'supabase');

/** The SQL of all migrations, in the order in which they are run. */
export function tenantsSchema(): string {
  return readdirSync(join(folder, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, 'migrations', file), 'utf8'))
    .join('\n');
}

/** The SQL of the records. Their people need accounts. */
export function tenantsSeed(): string {
  return readFileSync(join(folder, 'seed.sql'), 'utf8');
}

/** Creates the example in an empty backend: schema, accounts, records. */
export async function loadTenants(backend: Pick<Backend, 'exec' | 'createAccount'>): Promise<void> {
  await backend.exec(tenantsSchema());
  const accounts: readonly TenantsAccount[] = Object.values(tenantsAccounts);
  for (const { email, password, appMetadata } of accounts) {
    await backend.createAccount({ email, password, appMetadata, isPasswordPublic: true });
  }
  await backend.exec(tenantsSeed());
  await backend.exec('analyze');
}
