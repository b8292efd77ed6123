/** Returns the address that the sign-in screen leads back to: of this application, never of another. */
export function returnAddress(given: unknown, application: string): string {
  const url = typeof given === 'string' ? URL.parse(given, application) : null;
  return url?.origin === application ? url.pathname + url.search + url.hash : '/';
}
