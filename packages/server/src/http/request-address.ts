import type { IncomingMessage } from 'node:http';

/** Returns the address of a request, or why the request is rejected. */
export function requestAddress(
  request: IncomingMessage,
  url: string,
): URL | { readonly status: number; readonly message: string } {
  const { headers, url: target = '' } = request;
  // Otherwise a site whose name resolves to this machine could read everything (DNS rebinding).
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

/** Returns whether a browser sent the request for a page of another origin, such as another port. */
function isFromOtherOrigin({ headers }: IncomingMessage, { host }: URL): boolean {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = headers;
  if (site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/** Returns whether a person followed a link, which may be on any page. */
function isLink({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}
