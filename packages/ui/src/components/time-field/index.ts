export { isIsoTime } from '../date-time/iso-time.ts';
export { timeFieldLabels } from './labels.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
