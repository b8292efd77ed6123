export { lendBackend, lendBackends } from './lend-backend.ts';
export { lendPostgres } from './lend-postgres.ts';
export { pgtapSql } from './pgtap.ts';
