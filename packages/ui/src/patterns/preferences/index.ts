export { AppearanceDialog } from './appearance-dialog.tsx';
export { RegionDialog } from './region-dialog.tsx';
export type { PreferencesDialogProps } from './preferences-dialog.tsx';
export { preferencesLabels } from './labels.ts';
