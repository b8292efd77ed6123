export { LineTransitions } from './line-transitions.tsx';
export { RecordLine } from './record-line.tsx';
export { RecordLines, recordLinesLabels } from './record-lines.tsx';
export type { RecordLineProps, RecordLinesProps } from './record-lines-props.ts';
