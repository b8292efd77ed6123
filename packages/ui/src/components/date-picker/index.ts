export { isIsoDateTime } from '../date-time/index.ts';
export * from './date-picker.tsx';
export * from './date-time-picker.tsx';
export { datePickerLabels } from './picker.tsx';
export { segmentBoxLabels } from '../date-time/index.ts';
