/** Whether a key must never reach a browser: `sb_secret_…`, or a JWT of a role but `anon`. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_')) return key.startsWith('sb_secret_');
  const payload = key.split('.')[1];
  if (payload === undefined) return false;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return (
      typeof claims === 'object' && claims !== null && 'role' in claims && claims.role !== 'anon'
    );
  } catch {
    return false;
  }
}
