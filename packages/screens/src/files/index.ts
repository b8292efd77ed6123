/** Files of fields: shown, chosen, uploaded. Knows no form. */
export { FileCell, type FileCellProps } from './file-cell.tsx';
export { fileFields, filesDeletedWith } from './stored-file.ts';
export { useFormFiles } from './use-form-files.ts';
export { useRemoveFiles } from './use-remove-files.ts';
