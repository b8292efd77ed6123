export * from './page-numbers.ts';
export * from './pagination.tsx';
