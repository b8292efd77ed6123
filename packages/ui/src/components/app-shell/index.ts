export * from './app-shell.tsx';
export * from './bottom-tabs.tsx';
