export * from './bulk-delete-dialog.tsx';
export * from './bulk-edit-dialog.tsx';
export * from './bulk-form-dialog.tsx';
export * from './bulk-run-dialog.tsx';
export type { BulkStatus } from './bulk-status.tsx';
