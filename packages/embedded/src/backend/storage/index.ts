/** Supabase Storage over the embedded Postgres. */
export { storageSchemaSql } from './schema.ts';
export { isUploadPath, withUploadProtocol } from './resumable-upload.ts';
export { mostBytes } from './objects.ts';
export { StorageError } from './storage-error.ts';
export { StorageApi } from './storage.ts';
