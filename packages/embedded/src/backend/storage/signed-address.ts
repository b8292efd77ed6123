import { jwtVerify, SignJWT } from 'jose';
import type { ObjectPath } from './objects.ts';
import { StorageError } from './storage-error.ts';

/** Returns a token with which anyone can read an object for some seconds. */
export async function signObject(
  { bucket, name }: ObjectPath,
  seconds: number,
  secret: string,
): Promise<string> {
  return new SignJWT({ url: `${bucket}/${name}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));
}

/** Rejects a token that isn't for this object, or no longer valid. */
export async function verifySigned(
  { bucket, name }: ObjectPath,
  token: string,
  secret: string,
): Promise<void> {
  const options = { algorithms: ['HS256'] };
  const verified = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(
    () => undefined,
  );
  if (verified?.payload['url'] !== `${bucket}/${name}`) throw new StorageError('InvalidJWT');
}
