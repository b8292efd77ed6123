import { exposedSchemasIn, unexposedSchema } from '@ninefold/data/client';
import { CommandError } from '../command/index.ts';
import type { Answers } from './answers.ts';
import { projectMessages } from './messages.ts';

interface ErrorBody {
  readonly code?: string;
  readonly message?: string;
  readonly hint?: string | null;
}

/**
 * Asks the Data API of a project which schemas it exposes, the default one first.
 *
 * @throws {CommandError} if nothing or another service answers, or if the key is rejected.
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
    throw new CommandError(projectMessages.noAnswer({ url: projectUrl }), { cause: error });
  });
  const error = (await response.json().catch(() => ({}))) as ErrorBody | null;
  if (error?.code === 'PGRST106') {
    return exposedSchemasIn({ hint: error.hint, message: error.message ?? '' });
  }
  if (response.status === 401 || response.status === 403) {
    throw new CommandError(projectMessages.keyRejected({ url: projectUrl }));
  }
  throw new CommandError(projectMessages.notDataApi({ url: projectUrl, status: response.status }));
}
