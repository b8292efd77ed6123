export * from './line-transitions.tsx';
export * from './record-lines.tsx';
export type { RecordLineProps, RecordLinesProps } from './record-lines-props.ts';
