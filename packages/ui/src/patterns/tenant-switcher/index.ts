export * from './tenant-switcher.tsx';
