export type { RecordProblem } from './record-problem.ts';
export { computedValues } from './computed-values.ts';
export { checkRecord, decidingFields } from './check-record.ts';
export { type CheckedRecord, refusalOfRule, undecidedChecks } from '../constraints/index.ts';
export { canBeNull } from './missing-values.ts';
export { refusedStarts } from './refused-starts.ts';
