import { contentSecurityPolicy, securityHeaders } from '../headers/index.ts';
import { caddyfile, environmentSources } from './caddy.ts';
import type { Deployment } from './deployment.ts';
import { environmentCheck } from './environment.ts';
import { assetMissing, headersFile, redirectsFile } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';
import { vercelJson } from './vercel.ts';

export const hostNames = ['netlify', 'vercel', 'cloudflare', 'nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

/** Configuration of a host: headers, caching, and index.html for every screen. */
export interface HostFiles {
  /**
   * Whether the host serves the folder from its root, and compresses by itself. Other hosts are
   * configured with the folder's path, and serve the compressed files in it.
   */
  readonly servesFolder: boolean;
  /** Contents by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the root needs an index.html too, because the host answers with no other one. */
  readonly needsRootPage?: boolean;
}

const hosts: Readonly<Record<HostName, (deployment: Deployment) => HostFiles>> = {
  netlify: (deployment) => ({
    servesFolder: true,
    files: {
      _headers: headersFile(deployment),
      _redirects: redirectsFile(deployment),
      ...assetMissing(deployment),
    },
  }),
  vercel: (deployment) => ({
    servesFolder: true,
    files: { 'vercel.json': vercelJson(deployment) },
  }),
  cloudflare: (deployment) => ({
    servesFolder: true,
    files: { _headers: headersFile(deployment), ...assetMissing(deployment) },
    needsRootPage: deployment.base !== '/',
  }),
  nginx: (deployment) => ({
    servesFolder: false,
    files: { 'nginx.conf': nginxConfiguration(deployment) },
  }),
  caddy: (deployment) => ({
    servesFolder: false,
    files: {
      Caddyfile: caddyfile(deployment),
      ...(deployment.readsEnvironment && { 'check-environment.sh': environmentCheck }),
    },
  }),
};

/**
 * Returns the configuration of a host.
 *
 * @param supabaseUrl Without it, Caddy reads the project from its environment, and pages of other hosts may send
 *   requests to any project.
 */
export function hostFiles(host: HostName, base: string, supabaseUrl?: string): HostFiles {
  const readsEnvironment = host === 'caddy' && supabaseUrl === undefined;
  const policy = contentSecurityPolicy(
    supabaseUrl ?? (readsEnvironment ? environmentSources : { origin: 'https:', socket: 'wss:' }),
  );
  return hosts[host]({ base, headers: [...securityHeaders(policy)], readsEnvironment });
}
