/** PGlite, made to run for hours: connection, extensions, errors. */
export {
  type ConnectionOptions,
  memoryParams,
  openConnection,
  prepareDatabase,
} from './connection.ts';
export {
  asDatabaseError,
  DatabaseError,
  isPostgresError,
  type PostgresError,
} from './database-error.ts';
export { type ExtensionName, extensionNames } from './extensions.ts';
export { takeSnapshot } from './snapshot.ts';
