/** The part of a session in Auth's answer that its token is completed from. */
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
 * Gives an answer of Auth whose access token carries every claim of Supabase's. @supabase/lite
 * leaves out the metadata, so that a policy on `auth.jwt() -> 'app_metadata'` would refuse
 * everybody. Any other answer is given back as it is.
 *
 * Source of the claims: Supabase's documentation, "JWT Claims Reference".
 */
export async function completeAccessToken(response: Response, secret: string): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (!isSession(body)) return response;
  const { user } = body;
  const claims = {
    phone: user.phone ?? '',
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: user.is_anonymous ?? false,
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    ...decode(body.access_token.split('.')[1] ?? ''),
  };
  const session = { ...body, access_token: await sign(claims, secret) };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(session, { status: response.status, headers });
}

function isSession(body: unknown): body is SessionAnswer {
  if (typeof body !== 'object' || body === null) return false;
  const { access_token: token, user } = body as Partial<SessionAnswer>;
  return typeof token === 'string' && typeof user === 'object' && user !== null;
}

async function sign(claims: object, secret: string): Promise<string> {
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(unsigned));
  return `${unsigned}.${base64Url(new Uint8Array(signature))}`;
}

function encode(part: object): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(part)));
}

function decode(part: string): Record<string, unknown> {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
  return JSON.parse(text) as Record<string, unknown>;
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
