import type { Backend, Rewind } from '../backend/index.ts';

/** A backend for tests and stories that each start with the same data. */
export interface ResettableBackend extends Omit<Backend, 'remember'> {
  /**
   * Restores the state in which it was opened, after all earlier calls; at once if nothing was written
   * since. Older sessions may no longer be valid.
   */
  reset(): Promise<void>;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns a backend that can be reset to the state in which `open` returned it, with rows, sequences,
 * definitions and accounts, in tens of milliseconds. If a test has loaded an extension, it is opened
 * again instead.
 *
 * ```ts
 * const backend = await resettableBackend(() => createBackend({ snapshot }));
 * afterEach(() => backend.reset());
 * ```
 *
 * @param open Returns a backend that keeps its data in memory.
 */
export async function resettableBackend(open: () => Promise<Backend>): Promise<ResettableBackend> {
  let current = await open();
  let rewind: Rewind = await current.remember();
  let isOpen = true;
  let written = false;
  const pending = new Set<Promise<unknown>>();
  let resetting: Promise<void> = Promise.resolve();

  const use = async <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> => {
    await resetting;
    const answer = task(current);
    pending.add(answer);
    return answer.finally(() => pending.delete(answer));
  };
  // A rejected write counts too: it may have advanced a sequence.
  const change = <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> =>
    use((backend) => {
      written = true;
      return task(backend);
    });
  const restore = async (): Promise<void> => {
    await Promise.allSettled(pending);
    if (!written) return;
    if (!isOpen || !(await rewind())) await reopen();
    written = false;
  };
  const reopen = async (): Promise<void> => {
    // Two at once would take twice the memory.
    isOpen = false;
    await current.close();
    current = await open();
    rewind = await current.remember();
    isOpen = true;
  };

  const backend: ResettableBackend = {
    get publishableKey() {
      return current.publishableKey;
    },
    get schemas() {
      return current.schemas;
    },
    exposeSchemas(schemas) {
      written = true;
      current.exposeSchemas(schemas);
    },
    fetch: (request) => (isRead(request) ? use : change)((backend) => backend.fetch(request)),
    clientFetch: (input, init) => backend.fetch(new Request(input, init)),
    query: (sql, params) => change((backend) => backend.query(sql, params)),
    exec: (sql) => change((backend) => backend.exec(sql)),
    copyFrom: (statement, rows) => change((backend) => backend.copyFrom(statement, rows)),
    createAccount: (account) => change((backend) => backend.createAccount(account)),
    snapshot: () => use((backend) => backend.snapshot()),
    close: () => use((backend) => backend.close()),
    reset: () => (resetting = resetting.catch(() => undefined).then(restore)),
  };
  return backend;
}

/** Returns whether a request only reads. Any request to Auth may write: a link confirms an address. */
function isRead(request: Request): boolean {
  return reads.has(request.method) && new URL(request.url).pathname.startsWith('/rest/v1/');
}
