import type { BrowserContext } from 'playwright';

/** A request of a page to the project. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  /** The e-mail address of the person whose token it carries; undefined for a visitor. */
  readonly person: string | undefined;
}

/** Lists all requests of a context's pages to the project, from now on. */
export function sentBy(context: BrowserContext): readonly SentRequest[] {
  const sent: SentRequest[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!/\/(?:rest|auth|storage)\/v1\//.test(url)) return;
    const { authorization = '' } = request.headers();
    sent.push({
      method: request.method(),
      url,
      body: request.postData() ?? '',
      person: personIn(authorization),
    });
  });
  return sent;
}

function personIn(authorization: string): string | undefined {
  const [, payload] = authorization.split('.');
  if (payload === undefined) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email?: string };
  return claims.email;
}
