export { GapNote, GapState } from './gap.tsx';
export { selectedSumsQuery, summaryQuery } from './summary-query.ts';
