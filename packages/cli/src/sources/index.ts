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
export { openDump, readDumpCatalog } from './read-dump.ts';
export { type DeclarationFile, readDeclaration } from './read-declaration.ts';
export {
  readLiveSpecification,
  readSpecification,
  readWithDeclaration,
  withoutForeign,
} from './read-specification.ts';
export { readSpecificationFile } from './specification-file.ts';
export { withSource } from './with-source.ts';
