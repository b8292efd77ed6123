import type { BrowserContext, Request } from 'playwright';
import { specificationOf, type Catalog } from '@ninefold/specification/catalog';
import { catalogueOf, type Catalogue, type SentCall } from '@ninefold/data/calls/catalogue';
import { blankSpecification } from '@ninefold/specification';
import { applyDeclaration, inLanguage } from '@ninefold/specification/declaration';
import { specification } from '../../apps/workshop/specification.ts';

/** A request of a page to the project, or to anything else but a file of the application. */
interface Asked {
  readonly call: SentCall;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** What was known to who asked when they first asked; null where they may not ask that. */
  readonly catalogue: Promise<Catalogue | null>;
}

const asked: Asked[] = [];
/** Lists the calls that everybody's catalogue lists, such as signing in. */
const ofEverybody = catalogueOf(blankSpecification);
const catalogues = new Map<string, Promise<Catalogue | null>>();

/** Remembers every request of a context's pages. */
export function watchRequests(context: BrowserContext, application: string): void {
  const origin = new URL(application).origin;
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || isFile(request, url, origin)) return;
    const headers = request.headers();
    const call = {
      method: request.method(),
      path: url.pathname + url.search,
      schema: headers['accept-profile'] ?? headers['content-profile'],
      payload: request.postData() ?? undefined,
    };
    if (url.origin === origin && ofEverybody.match(call).entry !== undefined) return;
    asked.push({ call, url, headers, catalogue: catalogueFor(origin, headers) });
  });
}

/**
 * The requests, since the last time, that the catalogue does not list, a line
 * each with the reason: that of who asked, as it was then or as it is now.
 */
export async function unlistedRequests(): Promise<readonly string[]> {
  const requests = asked.splice(0);
  catalogues.clear();
  const lines = await Promise.all(
    requests.map(async (request) => {
      const { call, url, headers } = request;
      const then = (await request.catalogue)?.match(call);
      if (then?.entry !== undefined) return undefined;
      const now = (await catalogueFor(url.origin, headers))?.match(call);
      if (now?.entry !== undefined) return undefined;
      return `${call.method} ${url.href}: ${now?.problem ?? 'The server tells who asked nothing of what there is.'}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}

/** The page itself, its parts, and the address of its project. */
function isFile(request: Request, { origin, pathname }: URL, application: string): boolean {
  if (origin !== application || request.method() !== 'GET') return false;
  if (request.resourceType() === 'document') return true;
  return pathname === '/config.json' || /^\/(?:assets\/)?[\w.-]+\.\w+$/.test(pathname);
}

/** Asked once for each person until it is judged: the schema may change between two journeys. */
function catalogueFor(
  origin: string,
  { apikey = '', authorization = `Bearer ${apikey}` }: Readonly<Record<string, string>>,
): Promise<Catalogue | null> {
  const key = `${origin} ${authorization}`;
  const known = catalogues.get(key) ?? readCatalogue(origin, { apikey, authorization });
  catalogues.set(key, known);
  return known;
}

async function readCatalogue(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<Catalogue | null> {
  const address = `${origin}/rest/v1/rpc/ninefold_specification`;
  const answer = await fetch(address, { headers }).catch(() => undefined);
  if (answer?.status === 401) return ofEverybody;
  if (answer?.ok !== true) return null;
  const known = specificationOf((await answer.json()) as Catalog);
  // Which fields hold the paths of files, the team says.
  return catalogueOf(applyDeclaration(known, inLanguage(specification)).specification);
}
