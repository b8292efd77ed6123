export { isIsoDateTime } from '../date-time/index.ts';
export * from './date-picker.tsx';
