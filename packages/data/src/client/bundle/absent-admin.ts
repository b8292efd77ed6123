import { AuthApiError, type AuthError } from '@supabase/supabase-js';
import { absent } from './absent-part.ts';

interface AdminOptions {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
}

/**
 * Stands for auth-js's administration, which takes a secret key that no browser may hold.
 * Signing out is the one thing that its client asks of it with a person's own token.
 */
export default class SignOutApi {
  readonly #options: AdminOptions;

  constructor(options: AdminOptions) {
    this.#options = options;
  }

  async signOut(
    token: string,
    scope = 'global',
  ): Promise<{ readonly data: null; readonly error: AuthError | null }> {
    const { url = '', headers = {}, fetch = globalThis.fetch } = this.#options;
    let status = 0;
    try {
      const answer = await fetch(`${url}/logout?scope=${scope}`, {
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${token}` },
      });
      if (answer.ok) return { data: null, error: null };
      status = answer.status;
    } catch {
      // No answer came: told by the status below.
    }
    return { data: null, error: new AuthApiError('Signing out was refused.', status, undefined) };
  }

  get mfa(): never {
    return absent('auth (administration)');
  }
}
