/** Milliseconds between two looks for a newer version while a page stays in view. */
const interval = 60 * 60_000;

let isTold = false;

/**
 * Registers the service worker that a built page names. Where it names none, as in development, or is not served
 * securely, nothing happens.
 *
 * @param onNewer Called once while the page is open, when all files of a newer version are on the device.
 * @returns A function that stops following.
 */
export function followVersion(onNewer: () => void): () => void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (address === undefined || script === undefined || !window.isSecureContext) {
    return () => undefined;
  }
  const workers = navigator.serviceWorker;
  const stop = new AbortController();
  const { signal } = stop;

  const ask = async (worker: ServiceWorker) => {
    if ((await isOfVersion(worker, script)) || signal.aborted || isTold) return;
    isTold = true;
    onNewer();
  };
  const check = async () => {
    const worker = await newestWorker(workers, address);
    if (worker !== undefined) await ask(worker);
  };
  // Without a connection, or where the host has no such file, the next look tries again.
  const look = () => void check().catch(() => undefined);

  keepFiles(script);
  look();
  const timer = setInterval(look, interval);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('online', look, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') look();
    },
    { signal },
  );
  // Another tab has found the newer version.
  workers.addEventListener(
    'controllerchange',
    () => {
      if (workers.controller !== null) void ask(workers.controller);
    },
    { signal },
  );
  return () => stop.abort();
}

/**
 * Returns the newest worker once it is active: only that one knows whether a page is of the newest version. Undefined
 * where it couldn't keep its files.
 */
async function newestWorker(
  workers: ServiceWorkerContainer,
  address: string,
): Promise<ServiceWorker | undefined> {
  const registration = await workers.register(address, { updateViaCache: 'none' });
  for (let tries = 0; tries < 2; tries++) {
    if (registration.installing !== null) await endsActive(registration.installing);
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (worker === null) return undefined;
    if (await endsActive(worker)) return worker;
    // It was of a build that the host no longer has, if another page had asked before: the browser asks once for both.
  }
  return undefined;
}

function endsActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const follow = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

function isOfVersion(worker: ServiceWorker, script: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    worker.postMessage(script, [port2]);
  });
}

/** The worker deletes no version while a page holds the lock with its script's name. The lock ends with the page. */
function keepFiles(script: string): void {
  navigator.locks
    .request(script, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}
