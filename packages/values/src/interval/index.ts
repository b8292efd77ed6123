export { formatInterval } from './format-interval.ts';
export {
  type Interval,
  interval,
  type IntervalPart,
  intervalParts,
  readInterval,
  writeInterval,
} from './interval.ts';
export type { Span } from './span.ts';
