export * from './record-detail.tsx';
export type * from './record-detail-props.ts';
