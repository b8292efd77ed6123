import { immutable, revalidated } from '../headers/index.ts';
import type { Deployment } from './deployment.ts';

const headerOf = ([key, value]: readonly [string, string]) => ({ key, value });

/** Returns Vercel's configuration. It rewrites an address only if there is no such file. */
export function vercelJson({ base, headers }: Deployment): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      { source: `${base}(.*)`, headers: headers.map(headerOf) },
      {
        source: `${base}((?!assets/).*)`,
        headers: [headerOf(['cache-control', revalidated])],
      },
      { source: `${base}assets/(.*)`, headers: [headerOf(['cache-control', immutable])] },
    ],
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
