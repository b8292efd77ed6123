export * from './delete-record.tsx';
export type * from './delete-record-props.ts';
