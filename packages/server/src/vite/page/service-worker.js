// Lets the application be opened without a network. It keeps the files of one build and config.json, never data.
// The build puts `build` before this: the version, the page's script, its hashed files, and its others.

const scope = new URL('./', location.href);
const cachePrefix = `ninefold ${scope.pathname} `;
const cacheName = cachePrefix + build.version;
const configuration = addressOf('config.json');
const assetFolder = addressOf('assets/');
const others = build.others.map(addressOf);

/** Milliseconds after which a network that doesn't answer counts as none, if there is something to show instead. */
const patience = 4_000;

/** Paths of Supabase, which may be at the application's own origin. */
const supabase = /\/(rest|graphql|auth|storage|functions|realtime)\/v1(\/|$)/;

// Files are named for their content, and a tab's version stays in the cache while the tab is open. So a new worker
// needn't wait until all tabs are closed.
addEventListener('install', (event) => event.waitUntil(keepBuild().then(() => skipWaiting())));

addEventListener('activate', (event) => event.waitUntil(begin()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.origin) return;
  if (request.mode === 'navigate') {
    if (!supabase.test(pathname)) event.respondWith(answerPage(event));
  } else if (href.startsWith(assetFolder)) {
    event.respondWith(answerAsset(request));
  } else if (href === configuration) {
    event.respondWith(answerConfiguration(event));
  } else if (others.includes(href)) {
    event.respondWith(networkFirst(() => fetch(request), href));
  }
});

// A page asks by the address of its script whether it is of this version.
addEventListener('message', (event) => {
  event.ports[0]?.postMessage(event.data === addressOf(build.script));
  // It may have replaced the last page of an earlier version.
  event.waitUntil(deleteUnused());
});

function addressOf(file) {
  return new URL(file, scope).href;
}

/** Keeps the whole build, or nothing of it. */
async function keepBuild() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([keepPage(cache), keepConfiguration(cache)]);
    // One after the other, so that what the person does meanwhile isn't slowed down.
    for (const [file, integrity] of Object.entries(build.assets)) {
      await keepAsset(cache, addressOf(file), integrity);
    }
    for (const address of others) await keepOther(cache, address);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/** The page must be of this build: during a deployment, a host may still answer with another. */
async function keepPage(cache) {
  const response = await fetch(scope, { cache: 'no-cache', priority: 'low' });
  const text = await response.clone().text();
  const isWhole = text.includes(build.script) && text.includes('</html>');
  if (!response.ok || response.redirected || !isWhole) {
    throw new Error(`The page at ${scope.href} is not of this version.`);
  }
  await cache.put(scope, response);
}

async function keepConfiguration(cache) {
  const response = await fetch(configuration, { cache: 'no-cache', priority: 'low' });
  if (!(await isConfiguration(response))) throw new Error(`${configuration} couldn't be read.`);
  await cache.put(configuration, response);
}

/** A file that is not exactly that of the build is rejected by the browser: one cut short, or a page in its place. */
async function keepAsset(cache, address, integrity) {
  const kept = await caches.match(address, { ignoreVary: true });
  const load = (mode) => fetch(address, { integrity, cache: mode, priority: 'low' });
  // What the browser's own cache holds may be broken.
  await cache.put(address, kept ?? (await load('default').catch(() => load('reload'))));
}

/** A host may not serve each file that the build has copied. The application starts without them. */
async function keepOther(cache, address) {
  const response = await fetch(address, { cache: 'no-cache', priority: 'low' });
  if (response.ok && !response.redirected) await cache.put(address, response);
}

async function begin() {
  // The page is requested while the browser starts the worker.
  await registration.navigationPreload?.enable();
  await clients.claim();
  await deleteUnused();
}

/** Deletes earlier builds, except those of open tabs: each tab holds a lock with the address of its script. */
async function deleteUnused() {
  const { held } = await navigator.locks.query();
  for (const name of await caches.keys()) {
    if (!name.startsWith(cachePrefix) || name === cacheName) continue;
    const requests = await (await caches.open(name)).keys();
    const isUsed = requests.some(({ url }) => held.some((lock) => lock.name === url));
    if (!isUsed) await caches.delete(name);
  }
}

/** Any address of a screen has the one page. */
function answerPage({ request, preloadResponse }) {
  const load = async () => (await preloadResponse) ?? fetch(request);
  return networkFirst(load, scope.href);
}

async function answerAsset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function answerConfiguration(event) {
  const load = async () => {
    const response = await fetch(event.request);
    event.waitUntil(keepLatest(response.clone()));
    return response;
  };
  return networkFirst(load, configuration);
}

/** The project can change without a new build. */
async function keepLatest(response) {
  if (!(await isConfiguration(response)) || !(await caches.has(cacheName))) return;
  await (await caches.open(cacheName)).put(configuration, response);
}

async function isConfiguration(response) {
  // A network that wants a sign-in first answers with a page of its own.
  const answer = await response
    .clone()
    .json()
    .catch(() => null);
  return response.ok && answer !== null;
}

/** Answers with what is kept if the network, or the server behind the host, doesn't answer. */
async function networkFirst(load, address) {
  const loading = load();
  // Its failure is handled below.
  loading.catch(() => undefined);
  // To open a cache would create it anew where a later worker has deleted it.
  const kept = await caches.match(address, { cacheName, ignoreVary: true });
  if (kept === undefined) return loading;
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience, kept);
  });
  const answer = loading.then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([answer, late]);
}
