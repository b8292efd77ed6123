export * from './appearance-dialog.tsx';
export * from './region-dialog.tsx';
export * from './use-preference-commands.ts';
export type { PreferencesDialogProps } from './preferences-dialog.tsx';
