export type { Backend, BackendOptions, NewAccount, QueryResult } from './backend/backend.ts';
export { createBackendFromTemplate as createBackend } from './backend/template.ts';
export { DatabaseError } from './backend/database-error.ts';
export { DumpError } from './dump/dump-error.ts';
export { type DumpOrigin, originOf } from './dump/dump-origin.ts';
export { grantAccess, ownSchemas, platformSchemas } from './dump/grant-access.ts';
export { loadDump } from './dump/load-dump.ts';
export type { LoadOptions, LoadReport, SkippedPart } from './dump/load-dump.ts';
export { findPerson, peopleIn, type Person, setPassword } from './dump/sign-in-as.ts';
export { provideAccount } from './dump/provide-account.ts';
export { DataFolderError, type DataFolderProblem } from './folder/data-folder-error.ts';
export {
  isFilled,
  openDataFolder,
  setDataFolderAside,
  type DataFolder,
  type FolderBackendOptions,
} from './folder/data-folder.ts';
export type { FolderContents, FolderRecord, KnownAccount } from './folder/folder-record.ts';
export { withFault, type Fault, type FaultyRequests } from './mock/fault.ts';
export { backendHandlers } from './mock/handlers.ts';
export { resettableBackend, type ResettableBackend } from './mock/resettable-backend.ts';
