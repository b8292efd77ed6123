import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';
import { caddyfile } from './caddy.ts';
import type { Deployment } from './deployment.ts';
import { assetMissing, headersFile, redirectsFile } from './netlify.ts';
import { nginxConfiguration } from './nginx.ts';
import { vercelJson } from './vercel.ts';

export const hostNames = ['netlify', 'vercel', 'cloudflare', 'nginx', 'caddy'] as const;
export type HostName = (typeof hostNames)[number];

/** Files that tell a host its headers, its caching, and that index.html answers for every screen. */
export interface HostFiles {
  /**
   * Whether the host serves the folder as it is, from its root, and compresses by itself. Others are
   * told where the folder lies, and serve the compressed files in it.
   */
  readonly servesFolder: boolean;
  /** By their names. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the root needs an index.html, too, because the host answers with no other one. */
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
  caddy: (deployment) => ({ servesFolder: false, files: { Caddyfile: caddyfile(deployment) } }),
};

/** @param supabaseUrl Left out where it is not known yet: every project is then allowed. */
export function hostFiles(host: HostName, base: string, supabaseUrl?: string): HostFiles {
  const policy =
    supabaseUrl === undefined
      ? contentSecurityPolicy(null)
          .replace("img-src 'self'", "img-src 'self' https:")
          .replace("connect-src 'self'", "connect-src 'self' https: wss:")
      : contentSecurityPolicy(supabaseUrl);
  return hosts[host]({ base, headers: [...securityHeaders(policy)] });
}
