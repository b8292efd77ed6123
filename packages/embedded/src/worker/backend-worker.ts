/** The thread of `createBackendInWorker`: a backend that answers one call at a time. */
import { parentPort } from 'node:worker_threads';
import type { Backend } from '../backend/index.ts';
import { DatabaseError, type PostgresError } from '../postgres/index.ts';
import { createBackendFromTemplate } from '../template/index.ts';
import type { Answer, Call, CallName, Calls, SentError, SentRequest } from './messages.ts';

let backend: Backend;

const calls: { [Name in CallName]: (...args: Parameters<Calls[Name]>) => Promise<unknown> } = {
  async open(options) {
    backend = await createBackendFromTemplate(options);
    return backend.schemas;
  },
  async fetch(request) {
    const { status, headers, body } = await backend.fetch(toRequest(request));
    const bytes = body === null ? null : await new Response(body).arrayBuffer();
    return { status, headers: [...headers], body: bytes };
  },
  query: (sql, params) => backend.query(sql, params),
  exec: (sql) => backend.exec(sql),
  copyFrom: (statement, rows) => backend.copyFrom(statement, rows),
  createAccount: (account) => backend.createAccount(account),
  snapshot: () => backend.snapshot(),
  exposeSchemas: async (schemas) => backend.exposeSchemas(schemas),
  close: () => backend.close(),
};

parentPort?.on('message', (call: Call) => void answer(call));

async function answer({ name, args }: Call): Promise<void> {
  const run = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
  const answered: Answer = await run(...args).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: toSentError(error) }),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answered);
}

function toRequest({ url, method, headers, body }: SentRequest): Request {
  return new Request(url, { method, headers: headers.map(([name, value]) => [name, value]), body });
}

function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  if (!(error instanceof DatabaseError)) return { message, stack };
  return { message, stack, postgres: { ...(error.cause as PostgresError), message } };
}
