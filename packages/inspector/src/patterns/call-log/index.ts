export * from './call-log.tsx';
export type * from './call-log-props.ts';
