import { SignJWT } from 'jose';

/** Returns an access token as Auth signs it (HS256), valid for an hour. */
export function accessToken(claims: object, secret: string): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(secret));
}
