/**
 * Returns what a page of ours may do. Styles may be in attributes, which overlays are placed with;
 * scripts may only be in files of this origin.
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

/**
 * Returns the headers that every answer carries.
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
