export type { Backend, BackendOptions, NewAccount, QueryResult } from './backend/backend.ts';
export { createBackend } from './backend/create-backend.ts';
export { loadDump } from './dump/load-dump.ts';
export type { LoadOptions, LoadReport, SkippedPart } from './dump/load-dump.ts';
export { backendHandlers } from './mock/handlers.ts';
