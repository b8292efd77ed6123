import { ApiError } from './api-error.ts';

type Claims = Readonly<Record<string, unknown>>;

/**
 * The claims of an access token that was signed with the secret (HS256) and holds now.
 * Source of the codes: PostgREST's documentation, "Errors", "Group 3".
 */
export async function verifyToken(token: string, secret: string): Promise<Claims> {
  const [header = '', payload = '', signature = '', ...others] = token.split('.');
  if (signature === '' || others.length > 0) {
    throw refused('PGRST301', `Expected 3 parts in JWT; got ${token.split('.').length}`);
  }
  let claims: Claims;
  try {
    const { alg } = JSON.parse(text(header)) as { alg?: unknown };
    const signed = new TextEncoder().encode(`${header}.${payload}`);
    if (alg !== 'HS256' || !(await isSigned(signed, bytes(signature), secret))) throw new Error();
    claims = JSON.parse(text(payload)) as Claims;
  } catch {
    throw refused('PGRST301', 'No suitable key or wrong key type');
  }
  const now = Math.floor(Date.now() / 1000);
  // As much as two clocks may differ.
  const skew = 30;
  if (Number(claims['exp'] ?? Infinity) < now - skew) throw refused('PGRST303', 'JWT expired');
  if (Number(claims['nbf'] ?? 0) > now + skew) throw refused('PGRST303', 'JWT not yet valid');
  if (Number(claims['iat'] ?? 0) > now + skew) throw refused('PGRST303', 'JWT issued at future');
  return claims;
}

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  secret: string,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, signed);
}

function bytes(part: string): Uint8Array<ArrayBuffer> {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
}

function text(part: string): string {
  return new TextDecoder().decode(bytes(part));
}

function refused(code: string, message: string): ApiError {
  const headers = { 'www-authenticate': `Bearer error="invalid_token"` };
  return new ApiError({ status: 401, code, message, headers });
}
