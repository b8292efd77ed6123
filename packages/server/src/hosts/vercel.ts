import { immutable, revalidated } from '../headers/index.ts';
import type { Deployment } from './deployment.ts';

const named = ([key, value]: readonly [string, string]) => ({ key, value });

/** Vercel rewrites only what is no file. */
export function vercelJson({ base, headers }: Deployment): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      { source: `${base}(.*)`, headers: headers.map(named) },
      {
        source: `${base}((?!assets/).*)`,
        headers: [named(['cache-control', revalidated])],
      },
      { source: `${base}assets/(.*)`, headers: [named(['cache-control', immutable])] },
    ],
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
