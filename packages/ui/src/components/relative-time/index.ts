export * from './relative-time.tsx';
