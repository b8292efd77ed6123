export type { Backend, BackendOptions, NewAccount, QueryResult } from './backend/backend.ts';
export { createBackendFromTemplate as createBackend } from './backend/template.ts';
export { DatabaseError } from './backend/database-error.ts';
export { DumpError } from './dump/dump-error.ts';
export { grantAccess, ownSchemas } from './dump/grant-access.ts';
export { loadDump } from './dump/load-dump.ts';
export type { LoadOptions, LoadReport, SkippedPart } from './dump/load-dump.ts';
export { backendHandlers } from './mock/handlers.ts';
