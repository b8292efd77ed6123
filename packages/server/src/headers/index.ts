/** Headers that the server and every host send. */
export { immutable, revalidated } from './cache-control.ts';
export { contentSecurityPolicy, type ProjectSources, securityHeaders } from './security-headers.ts';
