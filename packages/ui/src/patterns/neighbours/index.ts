export * from './neighbours.tsx';
