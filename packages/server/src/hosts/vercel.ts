import { askedAgain, cachedForEver, type Deployment } from './deployment.ts';

const named = ([key, value]: readonly [string, string]) => ({ key, value });

/** Vercel rewrites only what is no file. */
export function vercelJson({ base, headers }: Deployment): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    headers: [
      { source: `${base}(.*)`, headers: headers.map(named) },
      {
        source: `${base}((?!assets/).*)`,
        headers: [named(['cache-control', askedAgain])],
      },
      { source: `${base}assets/(.*)`, headers: [named(['cache-control', cachedForEver])] },
    ],
    rewrites: [{ source: `${base}((?!assets/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
