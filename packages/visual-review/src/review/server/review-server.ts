import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ContentStore } from '../../accepted/content-store.ts';
import { sendFile } from '../../catalogue/serve-folder.ts';
import { isContentHash } from '../../picture/picture.ts';
import type { VisualProject } from '../../project.ts';
import type { ReviewData, ReviewRequest, ReviewState } from '../review-data.ts';
import { makeToken, refusal } from './guard.ts';
import { perform, readReview } from './perform.ts';

export interface ReviewServer {
  /** With the token behind `#`, which a browser sends to nobody. */
  readonly url: string;
  /** Resolves when the person says that the review is finished. */
  readonly finished: Promise<void>;
  close(): Promise<void>;
}

export interface ServeReview {
  readonly project: VisualProject;
  /** The built page. */
  readonly page: string;
  /** Who accepts. */
  readonly who: string;
}

const pageFiles = ['index.html', 'review.js', 'review.css'];

const headersOfAll = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The largest list of subjects that anybody decides at once. */
const maximumBytes = 4 * 1024 * 1024;

/** Serves a review to this machine alone, on a free port. */
export async function serveReview({ project, page, who }: ServeReview): Promise<ReviewServer> {
  const token = makeToken();
  const stores = [project.acceptedFolder, project.workFolder].map(
    (folder) => new ContentStore(folder),
  );
  const finished = Promise.withResolvers<void>();
  // One after the other: two decisions that write the manifest at once would lose one.
  let writing: Promise<unknown> = Promise.resolve();
  let port = 0;

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 409, { message: error instanceof Error ? error.message : String(error) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, { port, token });
    if (refused !== undefined) return send(response, 403, { message: refused });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/review') {
      const asked = JSON.parse(await bodyOf(request)) as ReviewRequest;
      const done = writing.then(() => write(asked));
      writing = done.catch(() => undefined);
      await done;
      return send(response, 200, stateOf(await readReview(project)));
    }
    if (request.method !== 'GET') return send(response, 405, { message: 'This cannot be done.' });
    if (pathname === '/review') return send(response, 200, await readReview(project));
    const stored = await storedFile(pathname);
    if (stored !== undefined) return sendFile(stored, response);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (pageFiles.includes(name)) {
      return sendFile(join(page, name), response, { 'cache-control': 'no-store' });
    }
    return send(response, 404, { message: 'No rows' });
  }

  async function write(asked: ReviewRequest): Promise<void> {
    if (asked.do === 'finish') finished.resolve();
    else await perform(project, who, asked);
  }

  async function storedFile(pathname: string): Promise<string | undefined> {
    const [, kind, hash = ''] =
      /^\/(pictures|words)\/([0-9a-f]+)\.(?:webp|txt)$/.exec(pathname) ?? [];
    if (kind === undefined || !isContentHash(hash)) return undefined;
    for (const store of stores) {
      const has = kind === 'pictures' ? await store.hasPicture(hash) : await store.hasWords(hash);
      if (has) return kind === 'pictures' ? store.pictureFile(hash) : store.wordsFile(hash);
    }
    return undefined;
  }

  return {
    url: `http://localhost:${port}/#${token}`,
    finished: finished.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Without the run, which the page has already. */
function stateOf({ decisions, apart }: ReviewData): ReviewState {
  return { decisions, apart };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maximumBytes) throw new Error('The request is larger than any review needs.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
