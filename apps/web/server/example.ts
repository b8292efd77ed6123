import type { Backend, FolderContents } from '@ninefold/data/local';
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
    accounts: workshopAccounts.map(({ email, password, role }) => ({ email, password, role })),
  };
}
