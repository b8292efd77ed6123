export { LineTransitions } from './line-transitions.tsx';
export { RecordLine } from './record-line.tsx';
export { RecordLines } from './record-lines.tsx';
export type { RecordLineProps, RecordLinesLabels, RecordLinesProps } from './record-lines-props.ts';
