import { decodeJwt, SignJWT } from 'jose';
import { callAccessTokenHook, type RunQuery } from './access-token-hook.ts';
import { authError } from './auth-request.ts';

/** The part of Auth's response that completes its token. */
interface SessionAnswer {
  access_token: string;
  user: {
    phone?: string | null;
    app_metadata: Record<string, unknown>;
    user_metadata: Record<string, unknown>;
    is_anonymous?: boolean;
  };
}

/**
 * Returns a response of Auth whose access token has every claim of Supabase's. @supabase/lite leaves
 * out the metadata, so that a policy on `auth.jwt() -> 'app_metadata'` would reject everyone, and calls no custom
 * access token hook. Any other response is returned unchanged.
 *
 * Source of the claims: Supabase's documentation, "JWT Claims Reference" and "Custom Access Token Hook".
 */
export async function completeAccessToken(
  response: Response,
  secret: string,
  query: RunQuery,
): Promise<Response> {
  // A response to HEAD has the content type of a body, and no body.
  if (!response.ok || response.body === null) return response;
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (!isSession(body)) return response;
  const { user } = body;
  const answer = await callAccessTokenHook(query, {
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: user.is_anonymous ?? false,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    ...decodeJwt(body.access_token),
  });
  if (answer.error !== undefined) {
    return authError(answer.error.http_code, 'unexpected_failure', answer.error.message);
  }
  const token = new SignJWT(answer.claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
  const session = { ...body, access_token: await token.sign(new TextEncoder().encode(secret)) };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(session, { status: response.status, headers });
}

function isSession(body: unknown): body is SessionAnswer {
  if (typeof body !== 'object' || body === null) return false;
  const { access_token: token, user } = body as Partial<SessionAnswer>;
  return typeof token === 'string' && typeof user === 'object' && user !== null;
}
