import { isSecretKey, readProjectAddress } from '@ninefold/data/client';
import { UsageError } from './usage-error.ts';

/** A hosted or self-hosted Supabase project, as a browser may know it. */
export interface Project {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
}

/** Variables of a process, or of a file. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the project that the environment names, else the one of the workspace's `.env`. An
 * environment with a variable of the two, even an empty one, leaves the file out; undefined where
 * neither names a project.
 *
 * @param saved The variables of `.env`.
 * @throws {UsageError} for half a project, an address that is none, or a key
 * that must never reach a browser.
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
  refuseSecret(key);
  return { supabaseUrl: readUrl(url), publishableKey: key };
}

function readUrl(text: string): string {
  try {
    return readProjectAddress(text, 'SUPABASE_URL');
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Whoever opens the page can read the key: one that passes by all policies must not be served. */
function refuseSecret(key: string): void {
  if (!isSecretKey(key)) return;
  throw new UsageError(
    'SUPABASE_PUBLISHABLE_KEY is a secret key. It would be sent to every browser, and it bypasses all policies. Use the publishable key (sb_publishable_…). Consider replacing the secret key, in case somebody has seen it.',
  );
}
