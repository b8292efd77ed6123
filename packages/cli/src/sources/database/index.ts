export { isLocal, readAddress } from './address.ts';
export { type Outcome, rejectionOf } from './outcome.ts';
export { relationSql } from './relation-sql.ts';
export { readCatalog } from './read-catalog.ts';
export { readDatabase } from './read-database.ts';
export { withConnection } from './with-connection.ts';
export { type Session, withSession } from './session.ts';
