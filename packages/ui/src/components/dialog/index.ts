export * from './dialog.tsx';
export * from './styles.ts';
