export * from './appearance-dialog.tsx';
export * from './region-dialog.tsx';
export type { PreferencesDialogProps } from './preferences-dialog.tsx';
