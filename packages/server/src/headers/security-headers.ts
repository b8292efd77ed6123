/**
 * Returns the content security policy of the application. Styles may be in attributes, which position
 * overlays; scripts may only be in files of this origin.
 *
 * @param supabaseUrl Where pages send requests besides their own origin.
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
