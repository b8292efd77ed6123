export { formatInterval } from './interval.ts';
