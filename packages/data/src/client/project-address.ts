/**
 * Reads a project's address as a browser may have it, without a slash at its end.
 *
 * @param name Name of the variable or option that holds it, for the message.
 * @throws {TypeError} for another text, and for one that holds a password.
 */
export function readProjectAddress(text: string, name: string): string {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new TypeError(
      `${name} is "${text}", which is not a URL. It looks like https://abcdefgh.supabase.co.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new TypeError(
      `${name} holds a user name or password, which every browser would see. Give the address alone.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
