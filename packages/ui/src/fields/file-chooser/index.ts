/** The one way in which a field takes a file. */
export type { CheckedFile, FileLimits } from './check-file.ts';
export { FileChooser, type FileChooserProps } from './file-chooser.tsx';
export { fileInputMessages } from './messages.ts';
