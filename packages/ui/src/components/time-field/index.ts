export { isIsoTime } from '../date-time/index.ts';
export * from './time-field.tsx';
