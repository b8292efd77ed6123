// Replaces the service worker of an earlier build: deletes the files that it kept, and ends.
const cachePrefix = `ninefold ${new URL('./', location.href).pathname} `;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) await caches.delete(name);
  }
  await registration.unregister();
}
