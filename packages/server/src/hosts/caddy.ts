import { askedAgain, cachedForEver, type Deployment } from './deployment.ts';

/** A part of a site's block. */
export function caddyfile({ base, headers }: Deployment): string {
  const indented = headers.map(([name, value]) => `    ${name} "${value}"\n`).join('');
  const open =
    base === '/' ? 'handle {' : `redir ${base.slice(0, -1)} ${base}\nhandle_path ${base}* {`;
  return `# Import this in a site's block, and name the folder of apps/web/dist after "root *".
${open}
  root * /srv/ninefold
  header {
${indented}  }
  handle /assets/* {
    @found file {path}
    header @found cache-control "${cachedForEver}"
    file_server {
      precompressed br gzip
    }
  }
  handle {
    header cache-control "${askedAgain}"
    try_files {path} /index.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
