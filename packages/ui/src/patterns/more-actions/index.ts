export * from './more-actions.tsx';
