export {
  findPerson,
  peopleIn,
  type Person,
  provideAccount,
  setPassword,
} from './accounts/index.ts';
export {
  accessTokenHook,
  type Backend,
  type BackendOptions,
  type NewAccount,
  type QueryResult,
  type Rewind,
} from './backend/index.ts';
export {
  DumpError,
  type DumpOrigin,
  grantAccess,
  hasGrants,
  loadDump,
  type LoadOptions,
  type LoadReport,
  originOf,
  ownSchemas,
  platformSchemas,
  type SkippedPart,
} from './dump/index.ts';
export {
  type DataFolder,
  DataFolderError,
  type DataFolderProblem,
  type FolderContents,
  type FolderRecord,
  isFilled,
  type KnownAccount,
  openDataFolder,
  setDataFolderAside,
} from './folder/index.ts';
export {
  backendHandlers,
  type Fault,
  type FaultyRequests,
  type ResettableBackend,
  resettableBackend,
  withFault,
} from './mock/index.ts';
export { DatabaseError, type ExtensionName, extensionNames } from './postgres/index.ts';
export { createBackendFromTemplate as createBackend } from './template/index.ts';
export { createBackendInWorker } from './worker/index.ts';
