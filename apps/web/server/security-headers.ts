import type { ServerResponse } from 'node:http';

/**
 * What a page of ours may do. Styles may stand in attributes, which overlays
 * are placed with; scripts may stand in files of this origin alone.
 *
 * @param supabaseUrl Where the page sends its requests besides its own origin.
 */
export function contentSecurityPolicy(supabaseUrl: string | null): string {
  const project = supabaseUrl === null ? '' : ` ${new URL(supabaseUrl).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${project}`,
    "font-src 'self' data:",
    `connect-src 'self'${project}${project.replace(' http', ' ws')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function setSecurityHeaders(response: ServerResponse, policy: string): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
}
