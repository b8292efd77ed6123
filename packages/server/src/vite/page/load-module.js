/** The files that are loaded or being loaded, by address. */
const asked = new Map();

/**
 * Imports a module once its files are in the browser's cache. A browser that couldn't load a module doesn't ask
 * for it again while the page is open: only a file can be asked for again when the connection is back.
 */
export async function __vitePreload(importModule, files = [], importer) {
  const base = importer ?? new URL(import.meta.env.BASE_URL, document.baseURI);
  await Promise.all(files.map((file) => loadOnce(new URL(file, base).href)));
  return importModule();
}

function loadOnce(address) {
  let loading = asked.get(address);
  if (loading === undefined) {
    if (isInPage(address)) loading = Promise.resolve();
    else loading = address.endsWith('.css') ? loadStyles(address) : loadFile(address);
    asked.set(address, loading);
    loading.catch(() => asked.delete(address));
  }
  return loading;
}

/** What the page itself names is loaded with it, and may be gone from the cache by now. */
function isInPage(address) {
  const named = document.querySelectorAll(
    'script[src], link[rel=modulepreload], link[rel=stylesheet]',
  );
  return [...named].some(({ src, href }) => (src ?? href) === address);
}

async function loadFile(address) {
  // The content security policy may name another origin for scripts alone.
  if (new URL(address).origin !== location.origin) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} couldn't be loaded: ${response.status}.`);
  // Until all of it has been read, it is not in the cache.
  await response.arrayBuffer();
}

function loadStyles(address) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} couldn't be loaded.`));
    });
    document.head.append(link);
  });
}
