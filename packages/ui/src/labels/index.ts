export * from './labels.tsx';
