export * from './shortcuts-dialog.tsx';
