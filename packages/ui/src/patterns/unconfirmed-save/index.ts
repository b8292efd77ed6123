export * from './unconfirmed-save.tsx';
