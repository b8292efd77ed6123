export * from './truncate.tsx';
