import type { ApiRequest } from './exchange.ts';
import { jwtSecret } from '../../servers/lend-backend.ts';
import { accessToken } from './token.ts';

/** Sends a request to the Data API at an address, with the token of the person who asks. */
export async function sendTo(
  send: (address: string, init: RequestInit) => Promise<Response>,
  root: string,
  { path, method, headers, body, as }: ApiRequest,
): Promise<Response> {
  const sent = new Headers(headers);
  if (as !== undefined) sent.set('authorization', `Bearer ${await accessToken(as, jwtSecret)}`);
  if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
  return send(`${root}/${path}`, { method, body, headers: sent });
}
