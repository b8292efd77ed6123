import type { IncomingMessage } from 'node:http';

/** An answer to a request that nothing of ours is asked with. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
}

/**
 * Returns the address that a request asks for, or why it is refused.
 *
 * @param url The server's own address, for people to open instead.
 */
export function addressOf(request: IncomingMessage, url: string): URL | Refusal {
  const { headers, url: target = '' } = request;
  // Another site's name that leads to this machine would otherwise let its pages read everything.
  if (headers.host !== undefined && !isOwnName(headers.host)) {
    return { status: 421, message: `Ninefold only answers on this machine: open ${url}.` };
  }
  const address = target.startsWith('/') ? URL.parse(`http://${headers.host}${target}`) : null;
  if (headers.host === undefined || address === null) {
    return { status: 400, message: `This is not a request for an address of ${url}.` };
  }
  if (isFromOtherOrigin(request, address) && !isLink(request)) {
    return { status: 403, message: `Ninefold only answers its own pages: open ${url}.` };
  }
  return address;
}

function isOwnName(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
}

/** Whether a page of another origin asks, as its browser says. Another port is another origin. */
function isFromOtherOrigin({ headers }: IncomingMessage, { host }: URL): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Whether a person followed a link, which may be on any page. */
function isLink({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}
