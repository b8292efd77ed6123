export { CallLog } from './call-log.tsx';
export type * from './call-log-props.ts';
export { callLogLabels } from './labels.ts';
