import { randomBytes } from 'node:crypto';

/** Returns a password for an account whose records may be real. */
export function randomPassword(): string {
  return randomBytes(9).toString('base64url');
}
