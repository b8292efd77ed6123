import type { Backend } from '../backend/backend.ts';

/** The backend of a page, shared by its stories. */
export interface BrowserBackend extends Backend {
  /**
   * Puts the data back to the snapshot's, after all that was asked before; at once where nothing
   * was written since. A session that is older is no longer to be relied on.
   */
  reset(): Promise<void>;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Signing in and out leaves the product's data as it was. */
const signing = /^\/auth\/v1\/(token|logout)$/;

/**
 * A backend that can be put back to how `open` gave it, by opening it again. Only what may have
 * changed the data makes that necessary: a request to write, refused ones too, because a sequence
 * that has moved on stays there.
 */
export async function resettableBackend(open: () => Promise<Backend>): Promise<BrowserBackend> {
  let current = await open();
  let written = false;
  const underWay = new Set<Promise<unknown>>();
  let resetting: Promise<void> = Promise.resolve();

  const use = async <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> => {
    await resetting;
    const answer = task(current);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const change = <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> =>
    use((backend) => {
      written = true;
      return task(backend);
    });
  const reopen = async (): Promise<void> => {
    await Promise.allSettled(underWay);
    if (!written) return;
    await current.close();
    current = await open();
    written = false;
  };

  const backend: BrowserBackend = {
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
    reset: () => (resetting = resetting.catch(() => undefined).then(reopen)),
  };
  return backend;
}

function isRead(request: Request): boolean {
  return reads.has(request.method) || signing.test(new URL(request.url).pathname);
}
