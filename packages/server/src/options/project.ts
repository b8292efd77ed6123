import { isSecretKey, readProjectAddress } from '@ninefold/data/client';
import { UsageError } from '../errors/index.ts';

/** A hosted or self-hosted Supabase project, as browsers may know it. */
export interface Project {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
}

/** Variables of a process, or of a file. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the project from the environment, or from the workspace's `.env` if the environment has neither
 * variable. An empty variable counts, so that it turns the file off.
 *
 * @throws {UsageError} for one variable without the other, an invalid address, or a secret key.
 */
export function readProject(
  environment: Environment,
  saved: Environment = {},
): Project | undefined {
  const isSet = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'].some(
    (name) => environment[name] !== undefined,
  );
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = isSet ? environment : saved;
  const url = SUPABASE_URL?.trim() ?? '';
  const key = SUPABASE_PUBLISHABLE_KEY?.trim() ?? '';
  if (url === '' && key === '') return undefined;
  if (url === '' || key === '') {
    const [given, missing] =
      url === ''
        ? ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL']
        : ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'];
    throw new UsageError(
      `${given} is set and ${missing} is not. Set both to start with your own project, or neither.`,
    );
  }
  assertNotSecret(key);
  return { supabaseUrl: readUrl(url), publishableKey: key };
}

function readUrl(text: string): string {
  try {
    return readProjectAddress(text, 'SUPABASE_URL');
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Rejects a key that bypasses policies: everyone who opens the page can read the key. */
function assertNotSecret(key: string): void {
  if (!isSecretKey(key)) return;
  throw new UsageError(
    'SUPABASE_PUBLISHABLE_KEY is a secret key. It would be sent to every browser, and it bypasses all policies. Use the publishable key (sb_publishable_…). Consider replacing the secret key, in case somebody has seen it.',
  );
}
