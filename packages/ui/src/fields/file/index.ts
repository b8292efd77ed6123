/** One file of a record: what takes it, and what its content is. */
export type { CheckedFile, FileLimits } from '../file-chooser/index.ts';
export { FileInput, type FileInputProps, type FileUpload, type ShownFile } from './file-input.tsx';
export { FileLink, type FileLinkProps } from './file-link.tsx';
export { useSizeText } from '../file-size/index.ts';
