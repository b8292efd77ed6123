import { cachedForEver, type Deployment } from './deployment.ts';

/**
 * Netlify's and Cloudflare's file of headers. Both ask for a file again each time unless it says
 * otherwise, and Cloudflare would join two values of one header.
 */
export function headersFile({ base, headers }: Deployment): string {
  return [
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  cache-control: ${cachedForEver}`,
    '',
  ].join('\n');
}

/** Netlify serves a file where there is one, and takes the first rule that fits. */
export function redirectsFile({ base }: Deployment): string {
  return `${base}assets/* ${base}assets/404.html 404\n${base}* ${base}index.html 200\n`;
}

/**
 * A missing asset answers with the nearest page of this name. Without it the application's own page
 * would, and a browser would keep that for ever.
 */
export function assetMissing({ base }: Deployment): Readonly<Record<string, string>> {
  return { [`${base.slice(1)}assets/404.html`]: '<!doctype html><title>Not found</title>\n' };
}
