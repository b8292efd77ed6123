export * from './entity-directory.tsx';
export type * from './entity-directory.tsx';
