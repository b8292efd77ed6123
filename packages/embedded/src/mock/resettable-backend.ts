import type { Backend } from '../backend/backend.ts';

/** A backend for tests and stories, which begin from the same data each. */
export interface ResettableBackend extends Omit<Backend, 'remember' | 'rewind'> {
  /**
   * Puts everything back to how it was opened, after all that was asked before; at once where nothing
   * was written since. A session that is older is no longer to be relied on.
   */
  reset(): Promise<void>;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A backend that can be put back to how `open` gave it: rows, sequences, definitions, accounts, all
 * of it, in tens of milliseconds. Only where that cannot be done, because a test has loaded an
 * extension, it is opened again.
 *
 * ```ts
 * const backend = await resettableBackend(() => createBackend({ snapshot }));
 * afterEach(() => backend.reset());
 * ```
 *
 * @param open gives a backend that keeps its data in memory.
 */
export async function resettableBackend(open: () => Promise<Backend>): Promise<ResettableBackend> {
  const begin = async (): Promise<Backend> => {
    const opened = await open();
    await opened.remember();
    return opened;
  };
  let current = await begin();
  let isOpen = true;
  let written = false;
  const underWay = new Set<Promise<unknown>>();
  let resetting: Promise<void> = Promise.resolve();

  const use = async <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> => {
    await resetting;
    const answer = task(current);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  // What was refused too: a sequence that has moved on stays there.
  const change = <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> =>
    use((backend) => {
      written = true;
      return task(backend);
    });
  const putBack = async (): Promise<void> => {
    await Promise.allSettled(underWay);
    if (!written) return;
    if (!isOpen || !(await current.rewind())) await reopen();
    written = false;
  };
  const reopen = async (): Promise<void> => {
    // Two at once would take the memory of two.
    isOpen = false;
    await current.close();
    current = await begin();
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
    reset: () => (resetting = resetting.catch(() => undefined).then(putBack)),
  };
  return backend;
}

/** Of Auth no request is taken for one: following a link in a message confirms an address. */
function isRead(request: Request): boolean {
  return reads.has(request.method) && new URL(request.url).pathname.startsWith('/rest/v1/');
}
