import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '@ninefold/embedded';
import { workshopAccounts } from './accounts.ts';
import { copyRows, copyStatement } from './seed/copy-format.ts';
import { afterRows, beforeRows } from './seed/around-rows.ts';
import { workshopSeed } from './seed/index.ts';

export { workshopAccounts } from './accounts.ts';

/** The part of a backend that loading needs. */
export type WorkshopBackend = Pick<Backend, 'exec' | 'copyFrom' | 'createAccount'>;

/** The schemas that the example's API exposes. */
export const workshopSchemas: readonly string[] = ['public'];

const schemaFolder = join(import.meta.dirname, 'supabase/schemas');

/** The schema files' SQL, in the order in which they are run. */
export function workshopSchema(): string {
  return readdirSync(schemaFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(schemaFolder, file), 'utf8'))
    .join('\n');
}

/**
 * Makes the example on an empty backend: schema, accounts, rows. All of it or, when something
 * fails, nothing.
 *
 * @param options.now The moment around which the rows lie; the moment of loading unless given.
 *   The same moment gives the same rows.
 */
export async function loadWorkshop(
  backend: WorkshopBackend,
  options: { readonly now?: Date } = {},
): Promise<void> {
  const tables = workshopSeed(options.now ?? new Date());
  await backend.exec('begin');
  try {
    await backend.exec(workshopSchema());
    for (const { id, email, password, role, fullName } of workshopAccounts) {
      await backend.createAccount({
        id,
        email,
        password,
        isPasswordPublic: true,
        appMetadata: { role, full_name: fullName },
        userMetadata: { full_name: fullName },
      });
    }
    await backend.exec(beforeRows(tables));
    for (const table of tables) {
      await backend.copyFrom(copyStatement(table), new Blob([copyRows(table)]));
    }
    await backend.exec(afterRows(tables));
    await backend.exec('commit');
  } catch (error) {
    await backend.exec('rollback');
    throw error;
  }
  await backend.exec('analyze');
}
