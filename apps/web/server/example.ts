import type { Backend, FolderContents, KnownAccount } from '@ninefold/data/local';
import { loadWorkshop, workshopAccounts, workshopSchemas } from '../examples/workshop/load.ts';
import type { Reporter } from './reporter.ts';

/** Puts the example into a new database. */
export async function exampleContents(
  backend: Backend,
  reporter: Reporter,
): Promise<FolderContents> {
  reporter.step('Making the example’s database (this once)');
  await loadWorkshop(backend);
  return {
    start: 'example',
    name: 'the example workshop',
    schemas: [...workshopSchemas],
    accounts: exampleAccounts(),
  };
}

/** Who signs in to the example; their passwords are public. */
export function exampleAccounts(): KnownAccount[] {
  return workshopAccounts.map(({ email, password, role }) => ({ email, password, role }));
}
