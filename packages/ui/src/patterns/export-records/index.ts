export * from './export-records.tsx';
export type * from './export-records-props.ts';
