/** Reads a specification from a database, a dump or a file. */
export {
  isLocal,
  type Outcome,
  readAddress,
  readDatabase,
  rejectionOf,
  relationSql,
  type Session,
  withConnection,
} from './database/index.ts';
export { readDeclaration } from './read-declaration.ts';
export {
  readLiveSpecification,
  readSpecification,
  readWithDeclaration,
  withoutForeign,
} from './read-specification.ts';
export { readSpecificationFile } from './specification-file.ts';
export { withSource } from './with-source.ts';
