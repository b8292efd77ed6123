export { AriaLocale } from './aria-locale.tsx';
export { DateSegments } from './date-segments.tsx';
export { formatIsoDateTime, isIsoDateTime, parseIsoDateTime } from './iso-date-time.ts';
export { isIsoDate, parseIsoDate } from './iso-date.ts';
export { formatIsoTime, isIsoTime, parseIsoTime } from './iso-time.ts';
export { useSeconds } from './seconds.ts';
export { SegmentBox, segmentBoxLabels } from './segment-box.tsx';
export type { SegmentedControlProps } from './segmented-control.ts';
export { useSegmentedControl } from './use-segmented-control.ts';
