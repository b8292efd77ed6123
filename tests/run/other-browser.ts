import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'];

/** Returns the path of a Chromium on this machine that isn't the pinned one. */
export function findOtherBrowser(): string | undefined {
  return process.env['NINEFOLD_BROWSER'] ?? places.find((path) => existsSync(path));
}
