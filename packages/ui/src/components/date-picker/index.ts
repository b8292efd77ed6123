export { isIsoDateTime } from '../date-time/index.ts';
export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx';
export { datePickerLabels } from './labels.ts';
export { segmentBoxLabels } from '../date-time/index.ts';
