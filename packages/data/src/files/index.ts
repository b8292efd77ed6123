/** Files in the buckets of Supabase Storage. */
export { fileAddress, type FileAddressOptions } from './file-address.ts';
export { fileNameOf, type FilePath, newFilePath, safeName } from './file-path.ts';
export type { UploadProgress } from './fetch-with-progress.ts';
export { type FileNotRemoved, removeFiles } from './remove-files.ts';
export { uploadFile } from './upload-file.ts';
export type { UploadOptions } from './upload-options.ts';
