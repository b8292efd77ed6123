/** Reads and writes a database as plain SQL. */
export { databaseDefinition, type DatabaseDefinition } from './database-definition.ts';
export { DumpError } from './dump-error.ts';
export { type DumpOrigin, originOf } from './dump-origin.ts';
export { grantAccess, hasGrants, ownSchemas, platformSchemas } from './grant-access.ts';
export { loadDump, type LoadOptions, type LoadReport, type SkippedPart } from './load-dump.ts';
export { writeDump } from './write-dump.ts';
