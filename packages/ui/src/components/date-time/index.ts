export { AriaLocale } from './aria-locale.tsx';
export { DateSegments } from './date-segments.tsx';
export * from './iso-date-time.ts';
export * from './iso-time.ts';
export { useSeconds } from './seconds.ts';
export { SegmentBox } from './segment-box.tsx';
export * from './use-segmented-control.ts';
