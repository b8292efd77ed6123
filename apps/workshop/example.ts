/** The example's database, as `pnpm start` fills it. */
import type { Example } from '@ninefold/server/example';
import { loadWorkshop, workshopAccounts, workshopSchemas } from './load.ts';

export const example: Example = {
  name: 'the example workshop',
  schemas: workshopSchemas,
  accounts: workshopAccounts.map(({ email, password, role }) => ({ email, password, role })),
  load: loadWorkshop,
};
