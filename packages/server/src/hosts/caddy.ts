import { immutable, type ProjectSources, revalidated } from '../headers/index.ts';
import type { Deployment } from './deployment.ts';
import { addressPattern, publishableKeyPattern } from './environment.ts';

/** The project in the environment of Caddy's process: placeholders that `environmentProject` fills. */
export const environmentSources: ProjectSources = {
  origin: '{project_origin}',
  socket: '{project_socket}',
};

/** Answers `config.json` from the environment. A key that browsers must not have is never sent. */
const environmentProject = `  map {env.SUPABASE_URL} ${environmentSources.origin} ${environmentSources.socket} {
    "~${addressPattern}" "http\${1}://\${2}" "ws\${1}://\${2}"
    default "" ""
  }
  map {env.SUPABASE_PUBLISHABLE_KEY} {key_is} {
    "~${publishableKeyPattern}" publishable
    default other
  }
  @publishable expression \`{key_is} == "publishable" && {project_origin} != ""\`
  handle /config.json {
    header cache-control "${revalidated}"
    handle @publishable {
      header content-type application/json
      templates {
        mime application/json
      }
      respond \`{"supabaseUrl": {{env "SUPABASE_URL" | toJson}}, "publishableKey": {{env "SUPABASE_PUBLISHABLE_KEY" | toJson}}}\`
    }
    respond "SUPABASE_URL or SUPABASE_PUBLISHABLE_KEY of this server is missing or wrong" 500
  }
`;

/** Returns a part of a site's block. */
export function caddyfile({ base, headers, readsEnvironment }: Deployment): string {
  const indented = headers.map(([name, value]) => `    ${name} "${value}"\n`).join('');
  const open =
    base === '/' ? 'handle {' : `redir ${base.slice(0, -1)} ${base}\nhandle_path ${base}* {`;
  return `# Import this in a site's block, and put the path of the built folder dist after "root *".
${open}
  root * /srv/ninefold
  header {
${indented}  }
${readsEnvironment ? environmentProject : ''}  handle /assets/* {
    @found file {path}
    header @found cache-control "${immutable}"
    file_server {
      precompressed br gzip
    }
  }
  handle {
    header cache-control "${revalidated}"
    try_files {path} /index.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
