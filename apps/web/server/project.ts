import { isSecretKey } from '@ninefold/data/client';
import { UsageError } from './usage-error.ts';

/** A hosted or self-hosted Supabase project, as a browser may know it. */
export interface Project {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
}

/**
 * The project that the environment names; undefined where it names none.
 *
 * @throws {UsageError} for half a project, an address that is none, or a key
 * that must never reach a browser.
 */
export function readProject(
  environment: Readonly<Record<string, string | undefined>>,
): Project | undefined {
  const url = environment['SUPABASE_URL']?.trim() ?? '';
  const key = environment['SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '';
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
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageError(
      `SUPABASE_URL is "${text}", which is no address. It looks like https://abcdefgh.supabase.co.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError(
      'SUPABASE_URL holds a user name or password, which every browser would see. Give the address alone.',
    );
  }
  return url.href.replace(/\/+$/, '');
}

/** Whoever opens the page can read the key: one that passes by all policies must not be served. */
function refuseSecret(key: string): void {
  if (!isSecretKey(key)) return;
  throw new UsageError(
    'SUPABASE_PUBLISHABLE_KEY holds a secret key. It would be sent to every browser, and it passes by all policies. Use the publishable key (sb_publishable_…); and since a secret key in the wrong place may have been seen, consider replacing it.',
  );
}
