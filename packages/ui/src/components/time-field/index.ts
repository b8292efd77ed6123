export { isIsoTime } from '../date-time/index.ts';
export { timeFieldLabels } from './labels.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
