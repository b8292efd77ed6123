/** Supabase Storage over the embedded Postgres. */
export { storageSchemaSql } from './schema.ts';
export { isUploadPath, withUploadProtocol } from './resumable-upload.ts';
export { isTooLarge, rejectTooLarge } from './too-large.ts';
export { StorageApi } from './storage.ts';
