export * from './error-summary.tsx';
