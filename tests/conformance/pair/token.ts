import { createHmac } from 'node:crypto';

/** An access token as Auth signs it (HS256) for an hour. */
export function accessToken(claims: object, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ exp: now + 3600, ...claims })}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
