/** Where pages send requests besides their own origin, as sources of a policy. */
export interface ProjectSources {
  /** `https://a.supabase.co` */
  readonly origin: string;
  /** The same for web sockets: `wss://a.supabase.co` */
  readonly socket: string;
}

/**
 * Returns the content security policy of the application. Styles may be in attributes, which position
 * overlays; scripts may only be in files of this origin.
 *
 * @param project The project's address, or its sources.
 */
export function contentSecurityPolicy(project: string | ProjectSources | null): string {
  const sources = typeof project === 'string' ? sourcesOf(project) : project;
  const [origin, socket] =
    sources === null ? ['', ''] : [` ${sources.origin}`, ` ${sources.socket}`];
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${origin}`,
    "font-src 'self' data:",
    `connect-src 'self'${origin}${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourcesOf(address: string): ProjectSources {
  const { origin } = new URL(address);
  return { origin, socket: origin.replace('http', 'ws') };
}

/**
 * Returns the headers of every response.
 *
 * @param policy undefined in development, where Vite writes scripts into the page.
 */
export function securityHeaders(policy: string | undefined): Map<string, string> {
  return new Map([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ...(policy === undefined ? [] : [['content-security-policy', policy] as const]),
  ]);
}
