import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { specificationOf, type Catalog } from '@ninefold/specification/catalog';
import {
  catalogueOf,
  type Catalogue,
  type SentCall,
} from '../../packages/inspector/src/calls/catalogue/index.ts';
import { blankSpecification } from '@ninefold/specification';
import { applyDeclaration, inLanguage } from '@ninefold/specification/declaration';
import { specification } from '../../apps/workshop/specification.ts';

/** A request of a page to the project, or to anything else but a file of the application. */
interface Asked {
  readonly call: SentCall;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The catalogue of the caller's role, as known when the request was sent; null where there is none. */
  readonly catalogue: Promise<Catalogue | null>;
}

const asked: Asked[] = [];
/** The requests of each context that have no answer yet. */
const unanswered = new WeakMap<BrowserContext, Set<Request>>();
/** Lists the calls that everybody's catalogue lists, such as signing in. */
const ofEverybody = catalogueOf(blankSpecification);
/** By application and role. */
const catalogues = new Map<string, Promise<Catalogue | null>>();

/** Remembers every request of a context's pages. */
export function watchRequests(context: BrowserContext, application: string): void {
  const origin = new URL(application).origin;
  const waiting = new Set<Request>();
  unanswered.set(context, waiting);
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => waiting.delete(request));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol) || isFile(request, url, origin)) return;
    waiting.add(request);
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

/** Stops what `watchRequests` does. */
export function unwatchRequests(context: BrowserContext): void {
  for (const event of ['request', 'requestfinished', 'requestfailed'])
    context.removeAllListeners(event);
}

/**
 * Waits until every request of a page is answered. Files of the application don't count: Chromium sometimes
 * doesn't report that a file has arrived which was requested during a reload.
 */
export async function untilAnswered(page: Page): Promise<void> {
  const left = () =>
    [...(unanswered.get(page.context()) ?? [])]
      .filter((request) => request.frame().page() === page)
      .map((request) => request.url());
  await expect.poll(left).toEqual([]);
}

/** Waits until a page has read all: the counts in its navigation come after what it shows. */
export async function untilCounted(page: Page): Promise<void> {
  await expect.poll(() => page.locator('nav a[href^="/data/"]').first().innerText()).toMatch(/\d/);
  await untilAnswered(page);
}

/**
 * Returns the requests since the last time that the catalogue of their caller does not list, a line each with
 * the reason. A catalogue that does not list one is read again first: the schema may have changed since.
 */
export async function unlistedRequests(): Promise<readonly string[]> {
  const known = await Promise.all(
    asked.splice(0).map(async (request) => ({
      ...request,
      isListed: (await request.catalogue)?.match(request.call).entry !== undefined,
    })),
  );
  const unlisted = known.filter(({ isListed }) => !isListed);
  if (unlisted.length > 0) catalogues.clear();
  const lines = await Promise.all(
    unlisted.map(async ({ call, url, headers }) => {
      const now = (await catalogueFor(url.origin, headers))?.match(call);
      if (now?.entry !== undefined) return undefined;
      return `${call.method} ${url.href}: ${now?.problem ?? 'The caller can’t read the specification.'}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}

/** The page itself, its parts, and the address of its project. */
function isFile(request: Request, { origin, pathname }: URL, application: string): boolean {
  if (origin !== application || request.method() !== 'GET') return false;
  if (request.resourceType() === 'document') return true;
  // A service worker asks for the page by itself, and for the page of an address.
  if (request.serviceWorker() !== null && !pathname.includes('/v1/')) return true;
  return pathname === '/config.json' || /^\/(?:assets\/)?[\w.-]+\.\w+$/.test(pathname);
}

/** Reads the catalogue once for each role: whoever has it may call the same. */
function catalogueFor(
  origin: string,
  { apikey = '', authorization = `Bearer ${apikey}` }: Readonly<Record<string, string>>,
): Promise<Catalogue | null> {
  const key = `${origin} ${roleOf(authorization)}`;
  const known = catalogues.get(key) ?? readCatalogue(origin, { apikey, authorization });
  catalogues.set(key, known);
  return known;
}

/** The role that a token names; the token itself where it names none, as that of a visitor. */
function roleOf(authorization: string): string {
  const [, claims] = authorization.split('.');
  if (claims === undefined) return authorization;
  const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: string };
  return role ?? authorization;
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
