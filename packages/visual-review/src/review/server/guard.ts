import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../review-data.ts';

/** Returns 128 random bits, which only the page knows that this command opened. */
export function createToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Returns why a request is rejected, or undefined where it may be answered. A page of another site can
 * send requests to this machine, and could read the answers through its own host name that resolves to
 * it. So the host and the origin must be ours, and a write needs the token.
 */
export function rejectionOf(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  { port, token }: { readonly port: number; readonly token: string },
): string | undefined {
  const own = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!own.includes(headers.host ?? '')) return 'This server answers only to localhost.';
  const { origin } = headers;
  if (origin !== undefined && !own.some((host) => origin === `http://${host}`)) {
    return 'This server answers only to its own page.';
  }
  if (method === 'GET' || method === 'HEAD') return undefined;
  const given = Buffer.from(String(headers[tokenHeader] ?? ''));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? undefined
    : 'The token is missing or wrong. Open the address that the command printed.';
}
