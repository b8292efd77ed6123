export { FileCell } from './file-cell.tsx';
export { fileFields, fileOfRecord } from './stored-file.ts';
export { useFormFiles } from './use-form-files.ts';
export { useRemoveFiles } from './use-remove-files.ts';
