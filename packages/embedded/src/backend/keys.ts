/** Returns a random key for browsers, so that no other page can guess it. */
export function newPublishableKey(): string {
  return `sb_publishable_${randomSecret()}`;
}

/** Returns 64 hexadecimal digits, 244 of their 256 bits random. */
export function randomSecret(): string {
  return crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '');
}
