/** A folder that keeps a database from one start to the next. */
export { DataFolderError, type DataFolderProblem } from './data-folder-error.ts';
export { type DataFolder, isFilled, openDataFolder, setDataFolderAside } from './data-folder.ts';
export type { FolderContents, FolderRecord, KnownAccount } from './folder-record.ts';
