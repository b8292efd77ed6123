import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sendFile, serve } from '../../catalogue/index.ts';
import type { Project } from '../../configuration/index.ts';
import { isContentHash } from '../../picture/index.ts';
import type { ReviewRequest } from '../review-data.ts';
import { createToken, rejectionOf } from './guard.ts';
import { perform, readReview } from './perform.ts';
import { storedFile } from './static-report.ts';

export type ReviewServer = Awaited<ReturnType<typeof serveReview>>;

export interface ServeReview {
  readonly project: Project;
  /** Folder of the built page. */
  readonly page: string;
  /** The name of the person who accepts pictures. */
  readonly who: string;
}

const pageFiles = ['index.html', 'review.js', 'review.css'];

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Serves a review to this machine only, on a free port. */
export async function serveReview({ project, page, who }: ServeReview) {
  const token = createToken();
  const finished = Promise.withResolvers<void>();
  // One after the other: of two simultaneous changes of the manifest, one would be lost.
  let writing: Promise<unknown> = Promise.resolve();

  const { port, close } = await serve((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 409, { message: error instanceof Error ? error.message : String(error) });
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rejection = rejectionOf(request, { port, token });
    if (rejection !== undefined) return send(response, 403, { message: rejection });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === '/review') {
      const asked = JSON.parse(await text(request)) as ReviewRequest;
      const written = writing.then(() => write(asked));
      writing = written.catch(() => undefined);
      await written;
      const { decisions, apart } = await readReview(project);
      return send(response, 200, { decisions, apart });
    }
    if (request.method !== 'GET') return send(response, 405, { message: 'Not allowed.' });
    if (pathname === '/review') return send(response, 200, await readReview(project));
    const [, kind, hash = ''] = /^\/(pictures|trees)\/(\w+)\.(?:webp|txt)$/.exec(pathname) ?? [];
    const stored = isContentHash(hash)
      ? storedFile(project, kind as 'pictures' | 'trees', hash)
      : undefined;
    if (stored !== undefined) return sendFile(stored, response);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (pageFiles.includes(name)) {
      return sendFile(join(page, name), response, { 'cache-control': 'no-store' });
    }
    return send(response, 404, { message: 'Not found.' });
  }

  async function write(request: ReviewRequest): Promise<void> {
    if (request.action === 'finish') finished.resolve();
    else await perform(project, who, request);
  }

  return {
    /** Contains the token after `#`, which browsers never send. */
    url: `http://localhost:${port}/#${token}`,
    /** Resolves when the person finishes the review. */
    finished: finished.promise,
    close,
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}
