/** Counts and sums of a list's records, together or in groups. */
export { summarize } from './summarize.ts';
export type {
  DateUnit,
  Grouping,
  Summary,
  SummaryGroup,
  SummaryGap,
  SummaryQuery,
} from './summary.ts';
