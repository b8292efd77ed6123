/** Counts and sums of a list's records, together or in groups. */
export { subtractSums, sumById } from './sum-by-id.ts';
export { summarize } from './summarize.ts';
export type {
  DateUnit,
  Grouping,
  Summary,
  SummaryGroup,
  SummaryGap,
  SummaryQuery,
} from './summary.ts';
