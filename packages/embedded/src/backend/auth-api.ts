import type { PGlite } from '@electric-sql/pglite';
import type { App } from '@supabase/lite';
import { decodeJwt } from 'jose';
import { authError, bodyProblem, withoutKeyInAddress } from './auth-request.ts';
import { completeAccessToken } from './access-token.ts';
import { withoutCrossOrigin } from './cross-origin.ts';
import type { Keys } from './data-api/index.ts';

export interface AuthApiOptions {
  readonly app: App;
  readonly driver: PGlite;
  readonly keys: Keys;
  readonly crossOrigin: boolean | undefined;
}

/**
 * Auth of @supabase/lite, with what it lacks: it answers malformed bodies with 500 and prints their stacks, shows
 * its own pages under `/admin`, and leaves other sessions open when a password has changed. Requests must come one
 * at a time. Guesses of a password are slowed before (`PasswordAttempts`).
 */
export class AuthApi {
  readonly #options: AuthApiOptions;

  constructor(options: AuthApiOptions) {
    this.#options = options;
  }

  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const { keys } = this.#options;
    if (pathname.startsWith('/auth/v1/admin') && request.headers.get('apikey') !== keys.secretKey) {
      return authError(403, 'not_admin', 'User not allowed');
    }
    const text = request.body === null ? '' : await request.clone().text();
    const problem = text === '' ? undefined : bodyProblem(text);
    if (problem !== undefined) return authError(400, problem.code, problem.message);
    const body = (text === '' ? {} : JSON.parse(text)) as { password?: string };

    const response = await this.#answer(withoutKeyInAddress(request));
    const changesUser = request.method === 'PUT' && pathname === '/auth/v1/user';
    if (changesUser && body.password !== undefined && response.ok) {
      await this.#endOtherSessions(request);
    }
    return completeAccessToken(response, keys.jwtSecret, this.#query);
  }

  readonly #query = async (sql: string, parameters: readonly unknown[]) => {
    const { rows } = await this.#options.driver.query<never>(sql, [...parameters]);
    return rows;
  };

  async #answer(request: Request): Promise<Response> {
    const { app, driver, crossOrigin } = this.#options;
    const response = await app.fetch(request);
    // A request that fails between BEGIN and COMMIT must not hand its transaction to the next.
    if (driver.isInTransaction()) await driver.exec('rollback');
    return crossOrigin ? response : withoutCrossOrigin(response);
  }

  /** Auth has verified the token of the request. */
  async #endOtherSessions({ headers }: Request): Promise<void> {
    const token = headers.get('authorization')?.replace(/^bearer\s+/i, '') ?? '';
    const { sub, session_id: session } = decodeJwt<{ session_id?: string }>(token);
    await this.#options.driver.query(
      'delete from auth.sessions where user_id::text = $1 and id::text is distinct from $2',
      [sub, session],
    );
  }
}
