/** Hooks that read and write records for one person. */
export { RecordsProvider, type RecordsProviderProps } from './provider/index.ts';
export * from './hooks/index.ts';
