import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../review-data.ts';

/** 128 bits that only the page knows which this command opened. */
export function makeToken(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Why a request is refused; nothing where it may be answered. Another site's page can send requests to
 * this machine, and by a name of its own that leads here it could read the answers: so the name it
 * called us by and the site that it comes from must be ours, and to write it must know the token.
 */
export function refusal(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  { port, token }: { readonly port: number; readonly token: string },
): string | undefined {
  const own = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!own.includes(headers.host ?? '')) return 'This server answers to localhost alone.';
  const { origin } = headers;
  if (origin !== undefined && !own.some((host) => origin === `http://${host}`)) {
    return 'This server answers to its own page alone.';
  }
  if (method === 'GET' || method === 'HEAD') return undefined;
  const given = Buffer.from(String(headers[tokenHeader] ?? ''));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted)
    ? undefined
    : 'The token is missing or wrong: open the address that the command printed.';
}
