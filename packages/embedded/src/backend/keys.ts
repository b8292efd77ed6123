/** Returns a new key for browsers. It opens nothing by itself, and no other page can guess it. */
export function newPublishableKey(): string {
  return `sb_publishable_${randomSecret()}`;
}

/** Returns 64 hexadecimal digits, 244 of their 256 bits random. */
export function randomSecret(): string {
  return crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '');
}
