export { isIsoDate } from '../date-time/index.ts';
export * from './calendar.tsx';
