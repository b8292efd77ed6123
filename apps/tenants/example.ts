/** The example's database, as `pnpm start --example apps/tenants` fills it. */
import type { Example } from '@ninefold/server/example';
import { tenantsAccounts } from './accounts.ts';
import { loadTenants, tenantsSchemas } from './load.ts';

export const example: Example = {
  name: 'the example of tenants',
  schemas: tenantsSchemas,
  accounts: Object.values(tenantsAccounts).map(({ email, password, role }) => ({
    email,
    password,
    role,
  })),
  load: loadTenants,
};
