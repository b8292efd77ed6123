export * from './grid.tsx';
