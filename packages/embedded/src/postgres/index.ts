/** PGlite, made to run for hours: connection, extensions, errors. */
export { type ConnectionOptions, openConnection, prepareDatabase } from './connection.ts';
export {
  asDatabaseError,
  DatabaseError,
  isPostgresError,
  type PostgresError,
} from './database-error.ts';
export { extensionNames } from './extensions.ts';
