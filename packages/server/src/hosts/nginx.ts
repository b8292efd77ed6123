import { immutable, revalidated } from '../headers/index.ts';
import type { Deployment } from './deployment.ts';

/** Returns a part of a `server` block. nginx drops outer headers where a location adds its own. */
export function nginxConfiguration({ base, headers }: Deployment): string {
  const added = (caching: string) =>
    [
      // Without `always` a missing asset is not kept.
      `  add_header cache-control "${caching}";\n`,
      ...headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`),
    ].join('');
  return `# Include this in a server block, and put the files of the built folder dist into
# the folder ${base === '/' ? 'that "root" names' : `${base.slice(1, -1)} of the folder that "root" names`}.
${base === '/' ? '' : `location = ${base.slice(0, -1)} {\n  return 301 ${base};\n}\n\n`}location ${base} {
${added(revalidated)}  gzip_static on;
  try_files $uri ${base}index.html;
}

location ${base}assets/ {
${added(immutable)}  gzip_static on;
  try_files $uri =404;
}
`;
}
