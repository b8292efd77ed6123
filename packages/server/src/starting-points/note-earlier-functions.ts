import { commandLine } from '@ninefold/embedded/command-line';
import { type DataClient, loadSpecification } from '@ninefold/data/client';
import { hasEarlierFunctions } from '@ninefold/specification/catalog';
import type { Reporter } from '../reporter/index.ts';

/**
 * Says which command renews the functions of a project that tells a visitor that they are of an earlier version.
 * Resolves in any case: the application says what else is wrong with a project.
 */
export async function noteEarlierFunctions(
  client: DataClient,
  { note }: Pick<Reporter, 'note'>,
): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  const catalog = await loadSpecification(client, { entities: [] }, { signal }).catch(
    () => undefined,
  );
  if (catalog !== undefined && hasEarlierFunctions(catalog)) {
    note(
      `The functions in the database are of an earlier version. To replace them, run "${commandLine('ninefold', 'init --install')}".`,
    );
  }
}
