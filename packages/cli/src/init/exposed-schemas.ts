import { exposedSchemasIn, unexposedSchema } from '@ninefold/data/client';
import { CommandError } from '../command-error.ts';
import type { Answers } from './answers.ts';

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string | null;
}

/**
 * Asks the Data API of a project which schemas it exposes, the default one first.
 *
 * @throws {CommandError} where nothing answers there, another service does, or the key is refused.
 */
export async function readExposedSchemas({
  projectUrl,
  publishableKey,
}: Pick<Answers, 'projectUrl' | 'publishableKey'>): Promise<readonly string[]> {
  const request = new Request(`${projectUrl}/rest/v1/ninefold`, {
    headers: { apikey: publishableKey, 'accept-profile': unexposedSchema },
    signal: AbortSignal.timeout(30_000),
  });
  const response = await fetch(request).catch((error: unknown) => {
    throw new CommandError(
      `Nothing answers at ${projectUrl}. Is the address right, and is the project running?`,
      { cause: error },
    );
  });
  const refusal = (await response.json().catch(() => ({}))) as Refusal | null;
  if (refusal?.code === 'PGRST106') {
    return exposedSchemasIn({ hint: refusal.hint, message: refusal.message ?? '' });
  }
  if (response.status === 401 || response.status === 403) {
    throw new CommandError(
      `${projectUrl} does not accept the publishable key. Is it the key of this project?`,
    );
  }
  throw new CommandError(
    `${projectUrl} did not answer as the Data API of a Supabase project does (HTTP ${response.status}). Is it the address of the project, without a path, and is the Data API turned on?`,
  );
}
