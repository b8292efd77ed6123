import { immutable } from '../headers/index.ts';
import type { Deployment } from './deployment.ts';

/**
 * Returns the `_headers` file of Netlify and Cloudflare. Both revalidate a file each time by default,
 * and Cloudflare would join two values of one header.
 */
export function headersFile({ base, headers }: Deployment): string {
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  cache-control: ${immutable}`,
    '',
  ].join('\n');
}

/** Returns Netlify's `_redirects`: it serves a file if there is one, and uses the first rule that matches. */
export function redirectsFile({ base }: Deployment): string {
  return `${base}assets/* ${base}assets/404.html 404\n${base}* ${base}index.html 200\n`;
}

/**
 * Returns the page for missing assets: hosts answer with the nearest 404.html. Otherwise they would
 * answer with the application's page, and browsers would cache it as immutable.
 */
export function assetMissing({ base }: Deployment): Readonly<Record<string, string>> {
  return { [`${base.slice(1)}assets/404.html`]: '<!doctype html><title>Not found</title>\n' };
}
