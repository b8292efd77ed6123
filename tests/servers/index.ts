/** The real servers that the embedded backend is measured against, both from the registry. */
export type { Database, Row } from './database.ts';
export { ServerUnavailable } from './server-unavailable.ts';
export type { Postgres } from './postgres.ts';
export { createServerFolder, startPostgres } from './start-postgres.ts';
export { type Postgrest, type PostgrestOptions, startPostgrest } from './start-postgrest.ts';
