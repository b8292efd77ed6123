export * from './changed-meanwhile.tsx';
export * from './conflict-dialog.tsx';
export * from './edit-conflict.tsx';
